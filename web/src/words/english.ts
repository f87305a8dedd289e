// The messages of the page in English.
export default import.meta.glob<string>(
  "../../../src/antipater/text/locales/en/{common,duel,pantheon,agora,classic,opponents,web,web-*}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
