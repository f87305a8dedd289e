// The catalogue of the page in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/{web,web-*,names,opponents}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
