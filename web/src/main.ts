import "./styles.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { pageAt } from "./pages/pages";
import { settings, applySettings } from "./state/settings.svelte";
import { setLanguage } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the game");
applySettings();
const asked = pageAt(location.pathname)?.page;
const [first] = await Promise.all([asked?.load().catch(() => undefined), setLanguage(settings.language)]);
// The shape of the page stays until the page itself is there.
document.getElementById("first")?.remove();
mount(App, { target, props: { first: asked && first ? { page: asked, Component: first.default } : null } });
