// The messages of Agora in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/{agora,web-agora}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
