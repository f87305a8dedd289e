// The messages of the Pantheon in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/{pantheon,web-pantheon}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
