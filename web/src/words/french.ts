// The messages of the page in French, without those that few of its pages need.
export default import.meta.glob<string>(
  "../../../src/antipater/text/locales/fr/{common,duel,opponents,web,web-duel,web-game,web-pages,web-people,web-review}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
