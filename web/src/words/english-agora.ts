// The messages of Agora in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/{agora,web-agora}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
