// The messages of the explorer in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/explorer.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
