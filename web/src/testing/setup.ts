// Before every unit test: load the English catalogue.
import { setLanguage } from "../words/words.svelte";

await setLanguage("en");
