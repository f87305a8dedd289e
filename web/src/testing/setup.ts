// Before every unit test: English words, so that components can speak.
import { speak } from "../words/words.svelte";

await speak("en");
