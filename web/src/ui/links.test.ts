import { expect, test } from "vitest";

import { opensHereOnly } from "./links";

test("addresses of the own machine are told from those that others can open", () => {
  for (const host of ["localhost:8017", "127.0.0.1", "127.1.2.3:80", "[::1]:8017", "game.localhost"])
    expect(opensHereOnly(`http://${host}/join/abc`), host).toBe(true);
  for (const host of ["192.168.1.7:8017", "play.example.org", "localhost.example.org", "[fd00::1]"])
    expect(opensHereOnly(`http://${host}/join/abc`), host).toBe(false);
});
