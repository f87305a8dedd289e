// The messages of the guided game in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/web-learn.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
