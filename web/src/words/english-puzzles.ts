// The messages of the puzzles in English.
export default import.meta.glob<string>("../../../src/antipater/text/locales/en/puzzle.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
