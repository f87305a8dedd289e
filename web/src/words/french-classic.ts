// The messages of classic 7 Wonders in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/{classic,web-classic}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
