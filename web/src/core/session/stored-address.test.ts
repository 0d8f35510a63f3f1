import { expect, test, vi } from "vitest";
import { takeStoredAddress } from "./session.ts";

const KEY = "address_after_login";

test.each([
  ["/invoices?year=2026#open", "/invoices?year=2026#open"],
  ["//evil.example/page", undefined],
  ["///evil.example", undefined],
])("A10 the address kept for after the login leads nowhere else, once: %s", (kept, taken) => {
  const tab = new Map([[KEY, kept]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    removeItem: (key: string) => void tab.delete(key),
  });
  expect(takeStoredAddress()).toBe(taken);
  expect(takeStoredAddress()).toBeUndefined();
  vi.unstubAllGlobals();
});
