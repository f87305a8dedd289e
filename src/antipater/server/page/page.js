// A plain client: it shows what the server says and offers the choices that the server sends. It knows no rules.
const $ = (id) => document.getElementById(id);
const kept = (key, otherwise) => localStorage.getItem(`antipater-${key}`) ?? otherwise;
const keep = (key, value) => localStorage.setItem(`antipater-${key}`, value);

let language = kept("language", navigator.language.startsWith("fr") ? "fr" : "en");
let words = {};
let rules = null; // of the game that is shown, or that could be started
let full = null; // the game: what gameFull said, kept up to date by differences
let events = [];
let following = null; // stops the stream that is open
let asked = null; // the decision that was answered
let opponents = []; // that the server offers

const say = (key) => words[key.replace(/[+]/g, "-")];
const label = (key, value) => say(`page-${key}-${value}`) ?? value;

// Elements: make("li", {class: "open"}, "text", child, …).
function make(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
}

function trouble(message) {
  $("trouble").textContent = message ?? "";
  $("trouble").hidden = !message;
}

async function ask(path, body) {
  const init = body ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {};
  const answer = await fetch(path, init);
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw Object.assign(new Error(found.message ?? `${answer.status}`), { status: answer.status });
  return found;
}

// Words of the page.
async function speak() {
  words = await ask(`/api/words?lang=${language}`);
  document.documentElement.lang = language;
  document.title = `Antipater · ${say("page-tagline")}`;
  $("tagline").textContent = say("page-tagline");
  for (const place of document.querySelectorAll("[data-word]")) place.textContent = say(place.dataset.word);
}

// Names of things, as the server's words give them; what has no name is shown as it is.
function name(key) {
  const kinds = ["good", "color", "symbol", "link", "mythology", "page-back"];
  const known = kinds.map((kind) => words[`${kind}-${key}`]).find(Boolean);
  return rules?.items?.[key]?.name ?? known ?? rules?.words?.[`score-${key}`] ?? String(key);
}

const player = (seat) => (full.view.viewer === Number(seat) ? say("you") : full.game.seats[seat].name || `${Number(seat) + 1}`);

// A fact in words: numbers, names, lists, and tables of them; nothing where there is nothing to say.
function fact(value) {
  if (value === null || value === undefined || value === false || value === 0) return "";
  if (value === true) return say("page-yes");
  if (Array.isArray(value)) {
    const nested = value.some(Array.isArray);
    return value.map((one) => (nested ? one.map(fact).join("/") || "–" : fact(one) || "?")).join(nested ? " · " : ", ");
  }
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([key, inner]) => [name(key), fact(inner)]);
    const wide = Object.values(value).some((inner) => typeof inner === "object");
    return parts.filter(([, text]) => text).map(([key, text]) => (wide ? `${key} (${text})` : `${key} ${text}`)).join(", ");
  }
  return typeof value === "number" ? String(value) : name(value);
}

// Facts with a label in the catalogue are shown, others are for other clients.
function facts(list, table) {
  const rows = Object.entries(table ?? {}).flatMap(([key, value]) => {
    const [title, text] = [say(`page-fact-${key.toLowerCase()}`), key === "coins" ? String(value) : fact(value)];
    return title && text ? [make("dt", {}, title), make("dd", {}, text)] : [];
  });
  list.append(...rows);
  return list;
}

function cityFacts(city) {
  const told = Object.entries(city.wonders ?? {}).map(
    ([key, wonder]) => `${name(key)} (${wonder.built ? say("page-built") : wonder.price})`,
  );
  return { ...city, wonders: told.length ? told : null, discard: null, income: city.discard };
}

function pantheonFacts(table) {
  const told = Object.entries(table.spaces ?? {}).map(([number, space]) => {
    const what = space.vacant ? "–" : space.divinity ? name(space.divinity) : `${say("page-face-down")} (${name(space.mythology)})`;
    return `${Number(number) + 1}: ${what} [${space.prices.join(" / ")}]`;
  });
  return { ...table, spaces: told };
}

function card(slot) {
  if (!slot.card) return make("li", { class: "down" }, say("page-face-down"), make("small", {}, name(slot.back), token(slot)));
  const item = rules.items[slot.card];
  const mine = full.view.viewer ?? 0;
  const price = full.view.prices[slot.card];
  const about = [item?.cost, ...(item?.effects ?? []), ...(price?.lines ?? []), price?.why?.text].filter(Boolean);
  return make("li", { class: slot.accessible ? "open" : false },
    make("details", {}, make("summary", {}, name(slot.card)), make("ul", {}, ...about.map((line) => make("li", {}, line)))),
    make("small", {}, item?.kind ?? ""),
    make("small", {}, `${say("page-price")} ${slot.prices?.[mine] ?? ""}`, slot.accessible ? ` · ${say("page-accessible")}` : ""));
}

const token = (slot) => (slot.token ? ` · ${slot.token.mythology ? name(slot.token.mythology) : slot.token.offering}` : "");

function showStructure(structure) {
  const rows = new Map();
  for (const slot of Object.values(structure ?? {})) rows.set(slot.row, [...(rows.get(slot.row) ?? []), slot]);
  const ordered = [...rows].sort(([a], [b]) => a - b).map(([, slots]) => slots.sort((a, b) => a.column - b.column));
  const placed = (slot) => {
    const made = card(slot);
    made.style.gridColumn = `${slot.column} / span 2`; // where there is room, cards lie as they do on a table
    return made;
  };
  $("structure").replaceChildren(...ordered.map((slots) => make("ol", {}, ...slots.map(placed))));
}

function showTable() {
  const table = full.view.table;
  $("table").replaceChildren();
  $("cities").replaceChildren();
  showStructure(table?.structure);
  if (!table) return;
  const pawn = table.pawn ? `${Math.abs(table.pawn)}/${table.capital} → ${player(table.pawn > 0 ? 1 : 0)}` : say("page-centre");
  facts($("table"), { ...table, pawn: "pawn" in table ? pawn : null });
  if (table.pantheon) facts($("table"), pantheonFacts(table.pantheon));
  for (const [seat, city] of Object.entries(table.cities ?? {})) {
    const list = facts(make("dl"), cityFacts(city));
    if (city.pantheon) facts(list, city.pantheon);
    $("cities").append(make("section", {}, make("h2", {}, player(seat)), list));
  }
}

function showChoices() {
  const { choices } = full.view;
  const groups = new Map();
  for (const choice of full.ply === asked || full.game.status !== "running" ? [] : choices) groups.set(choice.verb, [...(groups.get(choice.verb) ?? []), choice]);
  const button = (choice) => make("li", {}, make("button", { type: "button", onclick: () => choose(choice) }, choice.text));
  $("choices").replaceChildren(...[...groups.values()].map((group) => make("ul", {}, ...group.map(button))));
}

function showLog() {
  const told = events.flatMap((event) => (event.text?.length ? [event] : []));
  $("log").replaceChildren(...told.reverse().map((event) => make("li", { value: event.seq }, event.text.join(" · "))));
}

// A game that ended before it was played out: why, and what each seat got.
function leftEarly() {
  const { reason, returns } = events.find((event) => event.kind === "end")?.facts ?? {};
  const shares = (returns ?? []).map((share, seat) => `${player(seat)} ${share}`).join(", ");
  return `${say("page-over")} ${label("reason", reason ?? "")} · ${shares}`;
}

function show() {
  $("start").hidden = true;
  $("game").hidden = false;
  const { game, view } = full;
  const waiting = { open: "page-waiting", aborted: "page-aborted" }[game.status];
  const turn = view.toAct.map(player).join(", ");
  const ended = game.status === "over" && !view.over ? leftEarly() : "";
  const decision = waiting ? say(waiting) : ended || view.decision || (view.over ? say("page-over") : `${say("page-to-act")} ${turn}`);
  if ($("decision").textContent !== decision) $("decision").textContent = decision;
  const secret = kept(`invitation-${game.id}`, "");
  $("invite").hidden = game.status !== "open" || !secret;
  const link = `${location.origin}/#game=${game.id}&invitation=${secret}`;
  const hint = location.hostname === "localhost" ? ` ${say("page-invite-here")}` : "";
  $("invite").replaceChildren(say("page-invite"), " ", make("a", { href: link }, link), hint);
  $("after").replaceChildren();
  if (game.status === "running" && game.yours.includes(view.viewer)) {
    $("after").replaceChildren(make("button", { type: "button", onclick: careful(resign) }, say("page-resign")));
  }
  if (game.status === "over") {
    const file = { href: `/api/game/${game.id}/export?format=record`, download: `${game.id}.antipater` };
    $("after").replaceChildren(make("a", { href: "/" }, say("page-new-game")), " · ", make("a", file, say("page-record")));
  }
  showChoices();
  showLog();
  showTable();
}

// JSON merge patches (RFC 7396).
function patched(old, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const made = old !== null && typeof old === "object" && !Array.isArray(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete made[key];
    else made[key] = patched(made[key], value);
  }
  return made;
}

async function take(message) {
  if (message.type === "gameFull") {
    full = message;
    events = [...events.filter((event) => event.seq < (message.events[0]?.seq ?? Infinity)), ...message.events];
    if (rules?.name !== message.game.ruleset || rules.lang !== language) rules = await rulesOf(message.game.ruleset);
  } else if (message.type === "gameState") {
    full = { ...full, seq: message.seq, ply: message.ply, view: patched(full.view, message.view), game: patched(full.game, message.game) };
    full.view.choices ??= [];
    events.push(...message.events);
  } else return;
  const acting = full.game.yours.filter((seat) => full.view.toAct.includes(seat));
  if (full.game.yours.length > 1 && acting.length && !acting.includes(full.view.viewer)) handOver(acting[0]);
  else show();
}

// Several people at one device: who acts next takes it before the table is shown through their eyes.
function handOver(seat) {
  following?.abort();
  show();
  $("decision").textContent = `${say("page-hand-over")} ${full.game.seats[seat].name}`;
  for (const part of ["structure", "table", "cities", "log"]) $(part).replaceChildren();
  const here = () => follow(full.game.id, seat);
  $("choices").replaceChildren(make("button", { type: "button", onclick: here }, say("page-here-i-am")));
  $("choices").firstChild.focus();
}

async function follow(game, seat) {
  following?.abort();
  const stop = (following = new AbortController());
  events = [];
  for (let pause = 500; !stop.signal.aborted; pause = Math.min(pause * 2, 8000)) {
    try {
      const query = `lang=${language}${seat === undefined ? "" : `&seat=${seat}`}`;
      const answer = await fetch(`/api/game/${game}/stream?${query}`, { signal: stop.signal });
      if (!answer.ok) {
        trouble((await answer.json().catch(() => ({}))).message ?? String(answer.status));
        if (answer.status < 500 && answer.status !== 429) return;
        throw new Error();
      }
      events = [];
      let rest = "";
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const lines = (rest + part.value).split("\n");
        rest = lines.pop();
        for (const line of lines) if (line && !stop.signal.aborted) await take(JSON.parse(line));
        trouble();
        pause = 500;
      }
    } catch {
      if (stop.signal.aborted) return;
      trouble(say("page-reconnecting"));
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}

async function choose(choice) {
  const { ply, game, view } = full;
  asked = ply;
  showChoices();
  $("decision").focus({ preventScroll: true });
  const id = `page-${ply}-${Math.random().toString(36).slice(2, 12)}`;
  const body = { ply, action: choice.action, id, seat: view.viewer };
  for (let tries = 5; tries > 0; tries -= 1) {
    try {
      await ask(`/api/game/${game.id}/action`, body);
      return trouble();
    } catch (error) {
      trouble(error.message);
      if (error.status && error.status < 500 && error.status !== 429) break; // the same request counts once, so others are sent again
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
  asked = null;
  showChoices();
}

async function resign() {
  if (window.confirm(say("page-resign-sure"))) await ask(`/api/game/${full.game.id}/resign`, { seat: full.view.viewer });
}

// Starting.
const rulesOf = async (ruleset) => ({ ...(await ask(`/api/rules/${encodeURIComponent(ruleset)}?lang=${language}`)), lang: language });
const option = (value, text) => make("option", { value }, text);

function showOpponents() {
  const playing = opponents.filter(({ rulesets }) => rulesets.includes($("ruleset").value));
  $("opponent").replaceChildren(
    ...playing.map(({ name: key, title, about }) => option(key, `${title} – ${about}`)),
    option("=open", say("page-by-link")), option("=me", say("page-hot-seat")));
  $("opponent").value = playing.some(({ name: key }) => key === "level:2") ? "level:2" : "greedy";
}

async function showOptions() {
  rules = await rulesOf($("ruleset").value);
  showOpponents();
  $("options").replaceChildren(...Object.entries(rules.choices).filter(([, values]) => values.length > 1).map(([key, values]) =>
    make("label", {}, make("span", {}, label("option", key)), " ",
      make("select", { name: key }, ...values.map((value) => option(value, label(`value-${key}`, value)))))));
}

async function showStart() {
  const rulesets = await ask("/api/rules");
  opponents = await ask(`/api/opponents?lang=${language}`);
  $("name").value = kept("name", "");
  $("ruleset").replaceChildren(...rulesets.map((key) => option(key, label("ruleset", key))));
  await showOptions();
  $("game").hidden = true;
  $("start").hidden = false;
}

async function start(event) {
  event.preventDefault();
  const options = Object.fromEntries([...new FormData($("start"))]);
  const own = $("name").value.trim();
  const against = $("opponent").value;
  const rival = against === "=open" ? () => ({ kind: "open" })
    : against === "=me" ? (seat) => ({ kind: "me", name: `${say("page-person")} ${seat + 1}` }) : () => ({ kind: "ai", agent: against });
  const others = Array.from({ length: Number(options.players ?? rules.seats) - 1 }, (_, seat) => rival(seat + 1));
  keep("name", own);
  try {
    await ask("/api/session", own ? { name: own } : {});
    const made = await ask("/api/game", { ruleset: rules.name, options, seats: [{ kind: "me", ...(own ? { name: own } : {}) }, ...others] });
    if (made.invitation) keep(`invitation-${made.game.id}`, made.invitation);
    location.hash = `game=${made.game.id}`;
  } catch (error) {
    trouble(error.message);
  }
}

async function route() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const [game, invitation] = [wanted.get("game"), wanted.get("invitation")];
  trouble();
  following?.abort();
  asked = null;
  if (!game) return showStart();
  if (invitation && invitation !== kept(`invitation-${game}`, "")) {
    const own = kept("name", "");
    await ask("/api/session", own ? { name: own } : {});
    await ask(`/api/game/${game}/join`, { invitation }).catch((error) => trouble(error.message));
    history.replaceState(null, "", `#game=${game}`);
  }
  return follow(game);
}

const careful = (work) => (...facts) => work(...facts).catch((error) => trouble(error.message || say("page-reconnecting")));
$("start").addEventListener("submit", careful(start));
$("ruleset").addEventListener("change", careful(showOptions));
window.addEventListener("hashchange", careful(route));
$("language").append(option("en", "English"), option("fr", "Français"));
$("language").value = language;
$("language").addEventListener("change", careful(async () => {
  language = $("language").value;
  keep("language", language);
  await speak();
  await route();
}));
await careful(async () => {
  await speak();
  $("plain").hidden = (await ask("/api/session")).secure;
  await route();
})();
