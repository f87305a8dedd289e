// The messages of the page in English, without those that few of its pages need.
export default import.meta.glob<string>(
  "../../../src/antipater/text/locales/en/{common,duel,opponents,web,web-duel,web-game,web-pages,web-people,web-review}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
