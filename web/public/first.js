// Before anything else: the theme that was chosen, so that nothing flashes; and a word to browsers that cannot run the rest.
(function () {
  var root = document.documentElement;
  root.dataset.at = location.pathname.split("/")[1];
  root.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  try {
    var kept = JSON.parse(localStorage.getItem("antipater") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    if (kept.language) root.lang = kept.language;
  } catch (error) {
    root.dataset.kept = "no";
  }
  if (!("noModule" in document.createElement("script")) || !window.CSS || !CSS.supports("color: oklch(50% 0.1 50)")) {
    document.addEventListener("DOMContentLoaded", function () {
      document.getElementById("too-old").hidden = false;
      document.getElementById("first").hidden = true;
    });
  }
})();
