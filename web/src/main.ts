import "./styles.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings, wear } from "./state/kept.svelte";
import { speak } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the game");
wear();
await speak(settings.language);
mount(App, { target });
