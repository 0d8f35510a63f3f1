import { expect, test } from "vitest";
import { delegationStatus } from "./delegations.ts";

test.each([
  ["2026-11-14", "EXPIRED"],
  ["2026-11-15", "SOON_EXPIRED"],
  ["2026-12-15", "SOON_EXPIRED"],
  ["2026-12-16", "VALID"],
])("M02 a voucher that holds until %s is %s on 15 November", (end, status) => {
  expect(delegationStatus(end, "2026-11-15")).toBe(status);
});
