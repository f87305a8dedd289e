// The shapes of screens that a table is laid out for. Styles ask the same questions by `@media`.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("width >= 1000px", true); // both sides of a table beside its middle
// Wide and low: a phone held sideways, or a laptop at 200 %. The same in styles: (620px <= width < 1000px) and (height < 560px).
export const flat = new MediaQuery("(620px <= width < 1000px) and (height < 560px)");
export const phone = new MediaQuery("width < 640px");
