// The messages of an account's safety in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/web-account.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
