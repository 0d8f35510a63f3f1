import { describe, expect, test } from "vitest";
import { anna, ben, carla, proposals } from "../../test/proposals.ts";
import {
  walk,
  next,
  back,
  deductible,
  model,
  out,
  choose,
  extra,
  doctor,
  goAway,
  lower,
} from "../../test/wizard-acts.ts";
import { choosable, transferChoosable } from "./choices.ts";
import { errorsOf, mayGoOn } from "./errors.ts";
import { startOfWizard } from "./wizard-state.ts";

describe("the choice", () => {
  test("N02 needs a change or a transfer before the next step", () => {
    expect(errorsOf(startOfWizard, proposals)).toEqual({ choices: "contractChanges.none" });
    expect(walk([next]).step).toBe(0);
    expect(walk([choose(deductible), next]).step).toBe(1);
    expect(walk(goAway).step).toBe(1);
  });

  test("N02 a transfer shuts ordinary changes for everybody, and the other way round", () => {
    const moving = walk([{ type: "chooseTransfer", insured: ben }]);
    expect(choosable(moving, proposals, deductible)).toEqual({
      isEnabled: false,
      reasons: ["EXCLUDED"],
    });
    expect(walk([choose(deductible)], moving)).toBe(moving);
    const changing = walk([choose(deductible)]);
    expect(transferChoosable(changing, proposals, ben).reasons).toEqual(["EXCLUDED"]);
    expect(walk([{ type: "chooseTransfer", insured: ben }], changing)).toBe(changing);
    const free = walk([{ type: "unchooseTransfer", insured: ben }, choose(deductible)], moving);
    expect(free.changes[anna]).toHaveProperty("deductible");
  });

  test("N07 says why a person cannot choose", () => {
    const forCarla = choosable(startOfWizard, proposals, { insured: carla, code: "deductible" });
    expect(forCarla).toEqual({ isEnabled: false, reasons: ["PENDING"] });
    expect(transferChoosable(startOfWizard, proposals, carla)).toEqual({
      isEnabled: false,
      reasons: ["ARREARS"],
    });
    const flagsOff = { mutation: null, transfer: null };
    expect(choosable(startOfWizard, flagsOff, deductible).isEnabled).toBe(false);
    expect(transferChoosable(startOfWizard, flagsOff, anna).isEnabled).toBe(false);
    expect(walk([choose({ ...deductible, insured: carla as never })])).toBe(startOfWizard);
  });

  test("N02 unchecking deletes the change with all that was filled in", () => {
    const filled = walk([...lower, back]);
    expect(filled.changes[anna]?.deductible?.value).toBe("FRA-300");
    const unchecked = walk([{ type: "unchoose", ...deductible }], filled);
    expect(unchecked.changes).toEqual({});
    const again = walk([choose(deductible)], unchecked);
    expect(again.changes[anna]?.deductible?.value).toBeNull();
  });

  test("N02 unchecking one change leaves the others", () => {
    const { changes } = walk([choose(deductible), choose(model), { type: "unchoose", ...model }]);
    expect(Object.keys(changes[anna] ?? {})).toEqual(["deductible"]);
  });

  test("what has one value only has it chosen", () => {
    expect(walk([choose(out)]).changes[anna]?.riskDel).toEqual({
      value: "OHN",
      startingDate: "2026-12-01",
      extra: {},
    });
  });
});

describe("the change", () => {
  test("N03 needs a value, and has no day before it", () => {
    const empty = walk([choose(deductible), next]);
    expect(errorsOf(empty, proposals)).toEqual({ "4711.deductible.value": "required" });
    const early = walk([{ type: "setDate", ...deductible, date: "2027-01-01" }], empty);
    expect(early.changes[anna]?.deductible?.startingDate).toBeNull();
    expect(walk([next], empty).step).toBe(1);
    const filled = walk(lower);
    expect(filled.changes[anna]?.deductible?.startingDate).toBe("2027-01-01");
    expect(walk([next], filled).step).toBe(2);
  });

  test("N03 takes no value and no day that is not offered", () => {
    const filled = walk(lower);
    expect(walk([{ type: "setValue", ...deductible, value: "FRA-1" }], filled)).toBe(filled);
    expect(walk([{ type: "setDate", ...deductible, date: "2027-02-01" }], filled)).toBe(filled);
    const none = walk([{ type: "setValue", ...deductible, value: null }], filled);
    expect(none.changes[anna]?.deductible).toEqual({ value: null, startingDate: null, extra: {} });
  });

  test("N03 accidents in need a starting date", () => {
    const added = walk([{ type: "choose", insured: anna, code: "riskAdd" }, next]);
    expect(errorsOf(added, proposals)).toEqual({ "4711.riskAdd.startingDate": "required" });
  });

  test("a value that has another day takes its own; one that shares it keeps it", () => {
    const frequency = { insured: anna, code: "invoiceFrequency" } as const;
    const yearly = walk([
      { type: "choose", ...frequency },
      next,
      { type: "setValue", ...frequency, value: "YEARLY" },
    ]);
    expect(yearly.changes[anna]?.invoiceFrequency?.startingDate).toBe("2027-01-01");
    const quarterly = walk([{ type: "setValue", ...frequency, value: "QUARTERLY" }], yearly);
    expect(quarterly.changes[anna]?.invoiceFrequency?.startingDate).toBe("2027-04-01");
  });

  test("N03 each status asks its extras, and N04 another status resets them", () => {
    const unemployed = walk([choose(out), next, extra("statut", "CHO")]);
    expect(errorsOf(unemployed, proposals)).toEqual({
      "4711.riskDel.extra.preuve": "required",
      "4711.riskDel.extra.dtFinDelaiCadre": "required",
    });
    const proof = extra("preuve", "LATER");
    const until = walk([extra("dtFinDelaiCadre", "2027-06-30"), proof], unemployed);
    expect(errorsOf(until, proposals)).toEqual({});
    const retired = walk([extra("statut", "REN")], until);
    expect(retired.changes[anna]?.riskDel?.extra).toEqual({ statut: "REN" });
    expect(Object.keys(errorsOf(retired, proposals))).toEqual([
      "4711.riskDel.extra.preuve",
      "4711.riskDel.extra.orgaRente",
      "4711.riskDel.extra.orgaEtranger",
      "4711.riskDel.extra.pays",
    ]);
    const foreign = walk([extra("dtFinDelaiCadre", "2027-06-30")], retired);
    expect(foreign).toBe(retired);
  });

  test("N03 a pension that is not foreign is Swiss, and one that is asks for its country", () => {
    const start = walk([choose(out), next, extra("statut", "REN")]);
    const swiss = walk([extra("orgaEtranger", "false")], start);
    expect(swiss.changes[anna]?.riskDel?.extra.pays).toBe("CH");
    expect(walk([extra("pays", "FR")], swiss).changes[anna]?.riskDel?.extra.pays).toBe("CH");
    const foreign = walk([extra("orgaEtranger", "true")], swiss);
    expect(foreign.changes[anna]?.riskDel?.extra.pays).toBeUndefined();
    const french = walk([extra("pays", "FR")], foreign);
    expect(french.changes[anna]?.riskDel?.extra.pays).toBe("FR");
  });

  test("N04 a mandated doctor is required, and another product resets it", () => {
    const chosen = walk([choose(model), next, { type: "setValue", ...model, value: "RF01" }]);
    expect(errorsOf(chosen, proposals)).toEqual({
      "4711.aosModel.extra.noDispensateur": "required",
    });
    const named = walk([{ type: "setDoctor", ...model, doctor }], chosen);
    expect(mayGoOn(named, proposals)).toBe(true);
    const other = walk([{ type: "setValue", ...model, value: "RX01" }], named);
    expect(other.changes[anna]?.aosModel?.extra).toEqual({});
    const free = walk([{ type: "setValue", ...model, value: "RS01" }], named);
    expect(walk([{ type: "setDoctor", ...model, doctor }], free)).toBe(free);
  });
});
