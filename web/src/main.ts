import "./styles.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings, applySettings } from "./state/settings.svelte";
import { setLanguage } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the game");
applySettings();
await setLanguage(settings.language);
mount(App, { target });
