import { expect, test } from "vitest";
import { portal } from "../../../test/portal.ts";

const doors = portal.app.routes
  .filter(
    ({ method, path }) => ["POST", "PUT", "PATCH"].includes(method) && path.startsWith("/v1/"),
  )
  .map(({ method, path }) => `${method} ${path}`);

test.each([...new Set(doors)])(
  "a body that is no JSON is refused as such and is no fault of ours: %s",
  async (door) => {
    const [method = "", path = ""] = door.split(" ");
    const at = path.replaceAll(/:\w+(\{[^}]*\})?/g, "x");
    for (const [type, body] of [
      ["text/plain", "insuredNumber=3300777"],
      ["text/plain", '{"insuredNumber":"3300777"}'],
      ["application/x-www-form-urlencoded", "a=b"],
      ["", "{}"],
    ] as const) {
      const headers = type ? { "content-type": type } : {};
      const answer = await portal.app.request(at, {
        method,
        body: new TextEncoder().encode(body),
        headers,
      });
      expect(answer.status, `${type} ${await answer.text()}`).toBeLessThan(500);
    }
  },
);
