// What tables of Duel draw of its expansions, in one file that is loaded with the first table that has one of them.
export { default as Boards } from "../agora/Boards.svelte";
export { default as CityAgora } from "../agora/CityAgora.svelte";
export { default as ConspiracyFace } from "../agora/ConspiracyFace.svelte";
export { default as ConspireChoice } from "../agora/ConspireChoice.svelte";
export { default as Prepare } from "../agora/Prepare.svelte";
export { default as TrackToken } from "../agora/TrackToken.svelte";
export { default as DivinityFace } from "../art/DivinityFace.svelte";
export { default as CityExtras } from "../pantheon/CityExtras.svelte";
export { default as SlotToken } from "../pantheon/SlotToken.svelte";
export { default as TrackChoice } from "../pantheon/TrackChoice.svelte";
