// Nothing here is known to the page before: it must neither fail nor show a key.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import CardBack from "../art/CardBack.svelte";
import Face from "../art/Face.svelte";
import { colorOf, lettersOf, sceneOf } from "../art/generic";
import Chooser from "../duel/Chooser.svelte";
import DuelTable from "../duel/Table.svelte";
import { tableKeys } from "../frame/keys";
import { rows } from "../frame/log";
import Parts from "../frame/Parts.svelte";
import { tableFor } from "../pages/tables";
import { saveSettings } from "../state/settings.svelte";
import type { EventInfo, View } from "../wire/messages";
import { itemOf, nameOf } from "../words/names";
import { planWords } from "../words/plans";
import { addWords, has, say, setLanguage } from "../words/words.svelte";
import { choice, RULES, SAIL, scene, TABLE } from "./harbour";

saveSettings({ motion: "none" });
afterEach(cleanup);
const emblems = (within: Element): string[] =>
  [...within.querySelectorAll("[data-emblem]")].map((one) => one.getAttribute("data-emblem") ?? "");

describe("generic drawings", () => {
  it("have letters, a colour and a scene that follow from the name", () => {
    expect(["Pearl Divers", "The Great Mole", "Skiff", "Guilde des marins", "É"].map(lettersOf)).toEqual([
      "PD",
      "GM",
      "Sk",
      "GM",
      "É",
    ]);
    expect(colorOf("ships")).toBe(colorOf("ships"));
    expect(colorOf("ships")).not.toBe(colorOf("senators"));
    expect(colorOf("blue")).toBeNull();
    expect(sceneOf("mole")).toEqual(sceneOf("mole"));
    expect(new Set(["a", "b", "c", "d", "e"].map((key) => JSON.stringify(sceneOf(key)))).size).toBeGreaterThan(2);
  });

  it("stand for items of every kind, those that no list has included", () => {
    for (const [key, letters] of [
      ["pearl-divers", "PD"],
      ["skiff", "Sk"],
      ["tides", "Ti"],
      ["unheard-of", "Un"],
    ] as const) {
      const { container } = render(Face, { rules: RULES, key });
      expect(emblems(container), key).toEqual([letters]);
      cleanup();
    }
    const { container } = render(Face, { rules: RULES, key: "mole" });
    expect(container.querySelectorAll(".scenery path").length).toBeGreaterThan(3);
    expect(render(CardBack, { back: "harbour" }).container.querySelector("svg path")).not.toBeNull();
    expect(itemOf(RULES, "unheard-of").name).toBe("Unheard of");
    expect(nameOf(RULES, "unheard-of")).toBe("Unheard of");
  });
});

describe("a decision of an unknown verb", () => {
  it("is offered with its items drawn, and in the server's words", async () => {
    const choose = vi.fn();
    const { container } = render(Chooser, {
      scene: { ...scene({ choices: SAIL }), choose },
      choices: SAIL,
      flows: true,
    });
    expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual(
      SAIL.map((one) => one.text),
    );
    expect(emblems(container)).toEqual(["PD", "Sk"]);
    expect(container.textContent).toContain("Stay in port");
    await fireEvent.click(screen.getByRole("button", { name: "Stay in port" }));
    expect(choose).toHaveBeenCalledWith(SAIL[2]);
  });

  it("is worded where pictures do not tell choices apart", () => {
    const both = [choice("hire:skiff", "Hire the Skiff", 1), choice("sink:skiff", "Sink the Skiff", 2)];
    const { container } = render(Chooser, { scene: scene({ choices: both }), choices: both, flows: true });
    expect(container.textContent).toContain("Hire the Skiff");
    expect(container.textContent).toContain("Sink the Skiff");
  });

  it("takes the place of the structure, or waits behind a button beside a turn", async () => {
    render(DuelTable, { scene: scene({ choices: SAIL }) });
    expect(screen.getByRole("button", { name: "Sail with the Skiff" })).toBeTruthy();
    expect(screen.queryByRole("grid")).toBeNull();
    cleanup();
    const turn = [choice("build:skiff", "Build the Skiff", 0), ...SAIL];
    render(DuelTable, { scene: scene({ choices: turn }) });
    expect(screen.getByRole("grid")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: say("other-choices") }));
    expect(screen.getByRole("button", { name: "Sail with the Pearl Divers" })).toBeTruthy();
  });

  it("is offered as buttons below the structure where it names no item", () => {
    const plain = [choice("tide:high", "Wait for high tide", 60), choice("tide:low", "Wait for low tide", 61)];
    render(DuelTable, { scene: scene({ choices: plain }) });
    expect(screen.getByRole("grid")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Wait for low tide" })).toBeTruthy();
  });
});

describe("a part without drawings", () => {
  it("has a panel: lines, then every city, the viewer's own first", () => {
    const { container } = render(Parts, { scene: scene({}) });
    const panel = screen.getByRole("region", { name: "Harbour" });
    expect(
      within(panel)
        .getAllByRole("heading")
        .map((one) => one.textContent),
    ).toEqual(["Harbour", "You", "Ada"]);
    expect([...panel.querySelectorAll("dt")].map((one) => one.textContent)).toEqual(["Tide", "Ships", "Ships"]);
    expect(emblems(container)).toEqual(["PD", "Un", "Sk"]);
  });

  it("adds its key to those of the table only where the page knows it", () => {
    const pantheon = { table: { ...TABLE, pantheon: {} } } as unknown as View;
    const names = (view: View | null): string[] => tableKeys("duel", view).map(([, message]) => message);
    expect(names(pantheon)).toContain("keys-gods");
    expect(names(scene({}).now.view)).not.toContain("keys-gods");
    expect(tableKeys("unheard-of", null)).toEqual([]);
  });
});

describe("a family without a table", () => {
  it("is played at the plain one", async () => {
    const { default: Plain } = await tableFor({ family: "unheard-of", parts: [] });
    render(Plain, { scene: scene({ table: null, choices: SAIL }) });
    expect(screen.getByRole("heading", { name: "Duel with a harbour" })).toBeTruthy();
    expect(screen.getAllByRole("button")).toHaveLength(SAIL.length);
  });
});

describe("words of a ruleset", () => {
  it("come when it is opened, stay when the language changes, and replace none of the page's own", async () => {
    expect(planWords(RULES, "sail:skiff")).toBe("sail Skiff");
    addWords("en", RULES.name, RULES.messages);
    addWords("fr", RULES.name, "plan-to-sail = naviguer avec { $item }");
    expect(planWords(RULES, "sail:skiff")).toBe("sail with Skiff");
    expect(planWords(RULES, "build:skiff")).toBe("build Skiff");
    await setLanguage("fr");
    expect(planWords(RULES, "sail:skiff")).toBe("naviguer avec Skiff");
    await setLanguage("en");
    expect(has("plan-to-sail")).toBe(true);
  });

  it("are the server's in the log, whatever kind of event it is", () => {
    const event = (kind: string, text: string, seq: number): EventInfo => ({
      seq,
      kind,
      seat: null,
      time: 0,
      text: [text],
    });
    const told = rows([
      event("action", "Ada sails", 1),
      event("chance", "The wind turns", 2),
      event("storm", "A storm", 3),
    ]);
    expect(told.map(({ lines, chances }) => [...lines, ...chances])).toEqual([
      ["Ada sails", "The wind turns"],
      ["A storm"],
    ]);
  });
});
