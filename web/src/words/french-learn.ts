// The messages of the guided game in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/web-learn.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
