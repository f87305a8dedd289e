// The messages of reviews and of the analysis board in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/web-analysis.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
