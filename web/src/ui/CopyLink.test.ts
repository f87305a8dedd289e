import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import CopyLink from "./CopyLink.svelte";

test("a link has a QR code, unless no other device can open it", async () => {
  const { unmount } = render(CopyLink, { address: "http://192.168.1.7:8017/join/abc#invitation=x", label: "Link" });
  await fireEvent.click(screen.getByRole("button", { name: "QR code" }));
  const code = await screen.findByRole("img", { name: "QR code of this link" });
  expect(code.querySelector("path")?.getAttribute("d")).toMatch(/^M\d/);
  expect(screen.queryByText(/Only this computer/)).toBeNull();
  unmount();
  render(CopyLink, { address: "http://localhost:8017/join/abc", label: "Link" });
  expect(screen.queryByRole("button", { name: "QR code" })).toBeNull();
  expect(screen.getByText(/Only this computer/).parentElement?.textContent).toContain("--host 0.0.0.0");
});
