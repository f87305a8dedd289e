// The messages of an account's safety in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/web-account.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
