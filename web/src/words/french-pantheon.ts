// The messages of the Pantheon in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/{pantheon,web-pantheon}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
