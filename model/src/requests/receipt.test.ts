import { expect, test } from "vitest";
import { requestReference } from "./receipt.ts";

test("a request is called by the first eight digits of its id", () => {
  expect(requestReference("3f2a90bc-1d4e-4c55-8a01-0123456789ab")).toBe("3F2A-90BC");
});
