// The messages of the explorer in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/explorer.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
