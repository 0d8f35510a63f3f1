import { expect, test } from "vitest";
import { deeplinkOutcome } from "./deeplinks.ts";
import { mobileSystem } from "../mobile.ts";

const externalLinks = {
  appStore: "https://ios.example",
  playStore: "https://android.example",
};
const deeplinks = [
  { gmnetPath: "/scan", gmappAvailability: true, gmnetAvailability: false },
  { gmnetPath: "/invoices", gmappAvailability: true, gmnetAvailability: true },
  { gmnetPath: "/gone", gmappAvailability: false, gmnetAvailability: false },
];
const at = (path: string, system?: "iOS" | "Android") =>
  deeplinkOutcome(path, deeplinks, { system, externalLinks });

test("A21 what only the app serves leads to the phone's store, or home from a desk", () => {
  expect(at("/scan", "iOS")).toEqual({ kind: "store", url: "https://ios.example" });
  expect(at("/scan", "Android")).toEqual({ kind: "store", url: "https://android.example" });
  expect(at("/scan")).toEqual({ kind: "home" });
});

test("A21 what the portal serves, what nothing serves and what nobody knows is not the app's", () => {
  for (const path of ["/invoices", "/gone", "/nowhere"])
    expect(at(path, "iOS").kind).toBe("unknown");
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "iOS"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64)", undefined],
])("A20 a phone is known by what its browser calls itself: %s", (userAgent, system) => {
  expect(mobileSystem(userAgent)).toBe(system);
});
