import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, it } from "vitest";

import { Refusal } from "../../wire/api";
import Entries from "./Entries.svelte";
import { Request } from "./request.svelte";

afterEach(cleanup);

it("lists what the server keeps, removes an entry, and says why that failed", async () => {
  let kept = ["phone", "laptop"];
  let refused = false;
  render(Entries<string>, {
    load: () => Promise.resolve(kept),
    key: String,
    name: String,
    details: createRawSnippet((one: () => string) => ({ render: () => `<span>${one()} details</span>` })),
    remove: (gone: string) => {
      if (refused) return Promise.reject(new Refusal(503, "busy", ""));
      kept = kept.filter((one) => one !== gone);
      return Promise.resolve();
    },
    removable: (one: string) => one !== "desktop",
    removeLabel: "Log out",
    none: "None",
  });
  const press = async (name: string): Promise<void> => {
    const button = await screen.findByRole<HTMLButtonElement>("button", { name });
    await waitFor(() => expect(button.disabled).toBe(false));
    await fireEvent.click(button);
  };
  await press("Log out phone");
  await waitFor(() => expect(screen.queryByText("phone details")).toBeNull());
  refused = true;
  await press("Log out laptop");
  expect((await screen.findByRole("alert")).textContent).toContain("busy");
  expect(screen.getByText("laptop details")).toBeTruthy();
});

it("is busy while a request runs, and forgets an old failure", async () => {
  const request = new Request();
  const running = request.run(() => Promise.reject(new Refusal(0, "no-answer", "")));
  expect(request.busy).toBe(true);
  await running;
  expect([request.busy, request.trouble === ""]).toEqual([false, false]);
  await request.run(() => Promise.resolve());
  expect(request.trouble).toBe("");
});
