// The messages of the puzzles in French.
export default import.meta.glob<string>("../../../src/antipater/text/locales/fr/puzzle.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
