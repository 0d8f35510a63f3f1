import { describe, expect, test } from "vitest";
import { anna, ben, proposals } from "../../test/proposals.ts";
import {
  walk,
  next,
  back,
  deductible,
  model,
  out,
  choose,
  doctor,
  wholeTransfer,
  lower,
  agree,
} from "../../test/wizard-acts.ts";
import { errorsOf, mayGoOn } from "./errors.ts";
import { awaitsNewPremiums } from "./notices.ts";
import { toMutations } from "./to-send.ts";

describe("the way through", () => {
  test("N06 one consent for changes, two for a transfer", () => {
    const changed = walk([...lower, next]);
    expect(errorsOf(changed, proposals)).toEqual({ "consents.conditions": "required" });
    expect(mayGoOn(walk([agree("conditions")], changed), proposals)).toBe(true);
    const moved = walk([...wholeTransfer, next, agree("conditions")]);
    expect(errorsOf(moved, proposals)).toEqual({ "consents.transfer": "required" });
    expect(mayGoOn(walk([agree("transfer")], moved), proposals)).toBe(true);
  });

  test.each([0, 1] as const)("N06 consents are given anew after step %i", (step) => {
    const agreed = walk([...lower, next, agree("conditions")]);
    const again = walk(
      [
        { type: "goTo", step },
        { type: "goTo", step: 2 },
      ],
      agreed,
    );
    expect(again).toMatchObject({ step: 2, consents: { conditions: false, transfer: false } });
  });

  test("N01 backwards always, forwards no further than what is right", () => {
    const filled = walk(lower);
    expect(walk([{ type: "goTo", step: 2 }], filled).step).toBe(2);
    expect(walk([{ type: "goTo", step: 2 }]).step).toBe(0);
    expect(walk([choose(deductible), { type: "goTo", step: 2 }]).step).toBe(1);
    expect(walk([next, back, back, back], filled).step).toBe(0);
    const last = walk([...lower, next, agree("conditions")]);
    expect(walk([next], last)).toBe(last);
  });

  test("an act has its step: what is read in the summary does not change under the reader", () => {
    const summary = walk([...lower, next]);
    expect(walk([{ type: "setValue", ...deductible, value: "FRA-2500" }], summary)).toBe(summary);
    expect(walk([{ type: "unchoose", ...deductible }], summary)).toBe(summary);
    const filling = walk(lower);
    expect(walk([agree("conditions")], filling)).toBe(filling);
  });

  test("N09 a premium that could not be computed stops the way until something changes", () => {
    const failing = { ...proposals, failedPremiums: [anna] };
    const filled = walk(wholeTransfer);
    expect(errorsOf(filled, failing)).toEqual({
      "4711.premium": "change.intercaisse.item.error",
    });
    expect(walk([next], filled, failing).step).toBe(1);
    expect(walk([next], filled).step).toBe(2);
    expect(walk([back], filled, failing).step).toBe(0);
    const late = walk([...lower, next, agree("conditions")]);
    expect(mayGoOn(late, proposals)).toBe(true);
    expect(mayGoOn(late, failing)).toBe(false);
  });

  test.each([
    ["2026-09-22", lower, true],
    ["2026-09-23", lower, false],
    ["2026-01-01", lower, true],
    ["2026-12-31", lower, false],
    ["2027-01-01", lower, false],
    ["2026-09-22", lower.slice(0, 2), false],
    ["2026-09-22", [choose(out), next], false],
    ["2026-09-22", wholeTransfer, true],
    ["2026-09-22", [], false],
  ])("N05 on %s the premiums of next year are still to come: case %#", (today, acts, expected) => {
    expect(awaitsNewPremiums(walk(acts), today)).toBe(expected);
  });

  test("N02 changes are sent by person, each with what it needs", () => {
    const state = walk([
      choose(deductible),
      choose(model),
      { type: "choose", insured: ben, code: "deductible" },
      next,
      { type: "setValue", ...deductible, value: "FRA-300" },
      { type: "setValue", ...model, value: "RF01" },
      { type: "setDoctor", ...model, doctor },
      { type: "setValue", insured: ben, code: "deductible", value: "FRA-600" },
    ]);
    const startingDate = "2027-01-01";
    expect(toMutations(state, proposals)).toEqual({
      mutations: [
        {
          firstname: "Anna",
          lastname: "Rossi",
          insuredNumber: anna,
          data: [
            {
              code: "aosModel",
              value: "RF01",
              startingDate,
              level: null,
              mpr: true,
              extra: [
                { key: "noDispensateur", value: "D1" },
                { key: "mprInformation", value: "Dr Blanc" },
              ],
            },
            {
              code: "deductible",
              value: "FRA-300",
              startingDate,
              level: null,
              mpr: false,
              extra: [],
            },
          ],
        },
        {
          firstname: "Ben",
          lastname: "Rossi",
          insuredNumber: ben,
          data: [
            {
              code: "deductible",
              value: "FRA-600",
              startingDate,
              level: null,
              mpr: false,
              extra: [],
            },
          ],
        },
      ],
    });
  });
});
