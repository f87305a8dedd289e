import { expect, test } from "vitest";

import { deviceName } from "./devices";

test("a device is named by its browser and its system", () => {
  const named = {
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36":
      "Chrome · Linux",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox · Windows",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1": "Safari · iOS",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0": "Edge · Windows",
    "antipater 0.1.0": "antipater 0.1.0",
  };
  for (const [label, name] of Object.entries(named)) expect(deviceName(label)).toBe(name);
});
