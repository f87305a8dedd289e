// The messages of the page in French.
export default import.meta.glob<string>(
  "../../../src/antipater/text/locales/fr/{common,duel,pantheon,agora,classic,opponents,web,web-*}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
