// The messages of classic 7 Wonders in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/{classic,web-classic}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
