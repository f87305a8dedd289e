// Says what is missing before anything is installed: a Node.js that is new enough.
const wanted = [20, 19];
const found = process.versions.node.split(".").map(Number);
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  process.stderr.write(
    `The browser game is built with Node.js ${wanted.join(".")} or later; this is ${process.versions.node}.\n` +
      "Install a newer one, or play in the terminal: make terminal.\n",
  );
  process.exit(1);
}
