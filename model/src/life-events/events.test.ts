import { expect, test } from "vitest";
import { InteractionNature, InteractionType } from "../requests/interactions.ts";
import {
  coveredAfterWorkUntil,
  insureBy,
  isTickedBy,
  LifeEvent,
  LifeStep,
  requestsOf,
  stepsOf,
} from "./events.ts";

test("V30 each change of life has its steps, and each step stands in a list", () => {
  for (const event of LifeEvent.options) expect(stepsOf[event].length).toBeGreaterThan(1);
  const used = new Set(Object.values(stepsOf).flat());
  expect(LifeStep.options.filter((step) => !used.has(step))).toEqual([]);
});

test("V33 the requests that tick a step exist", () => {
  for (const { types = [], natures = [] } of Object.values(requestsOf)) {
    for (const type of types) expect(InteractionType.options).toContain(type);
    for (const nature of natures) expect(InteractionNature.options).toContain(nature);
  }
  expect(isTickedBy("address", { type: "X", nature: "POSTAL_ADDRESS" })).toBe(true);
  expect(isTickedBy("agency", { type: "CALLBACK", nature: "MESSAGE" })).toBe(false);
});

test.each([
  ["2026-11-30", "2027-02-28"],
  ["2027-11-29", "2028-02-29"],
  ["2026-01-31", "2026-04-30"],
])("V32 a child born on %s is insured by %s", (born, by) => {
  expect(insureBy(born)).toBe(by);
});

test("V32 accidents are covered for 31 days after the last working day", () => {
  expect(coveredAfterWorkUntil("2026-12-31")).toBe("2027-01-31");
  expect(coveredAfterWorkUntil("2028-01-29")).toBe("2028-02-29");
});
