import { expect, test } from "vitest";
import { mobileDevice } from "./mobile.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", 5, "iOS"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", 5, "iOS"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36", 5, "Android"],
  ["Mozilla/5.0 (Mobile; rv:128.0) Gecko/128.0 KAIOS/4.0", 0, "unknown"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", 0, undefined],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0", 10, undefined],
])("A20 the app is offered to phones and tablets by their system: %s", (agent, points, device) => {
  expect(mobileDevice({ userAgent: agent, maxTouchPoints: points })).toBe(device);
});
