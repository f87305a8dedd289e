// The catalogue of the page in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/{web,web-*,names,opponents}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
