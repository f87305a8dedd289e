// Before every unit test: load the whole English catalogue.
import { needWords, setLanguage } from "../words/words.svelte";

await setLanguage("en");
await needWords("account", "agora", "analysis", "classic", "explorer", "learn", "pantheon", "puzzles");
