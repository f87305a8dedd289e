// The messages of reviews and of the analysis board in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/web-analysis.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
