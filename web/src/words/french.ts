// What the page says in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/{web,web-*,names,opponents}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
