import { describe, expect, test } from "vitest";
import { anna, ben, carla, period, proposals } from "../../test/proposals.ts";
import { choosable, transferChoosable } from "./choices.ts";
import { errorsOf, mayGoOn } from "./errors.ts";
import { awaitsNewPremiums, transferPremiumInput } from "./notices.ts";
import type { Proposals } from "./proposal.ts";
import { toMutations, toTransfer } from "./to-send.ts";
import { reduce } from "./wizard.ts";
import { startOfWizard, type TransferPart, type WizardAct } from "./wizard-state.ts";

const walk = (acts: readonly WizardAct[], from = startOfWizard, under: Proposals = proposals) =>
  acts.reduce((state, act) => reduce(state, act, under), from);

const next: WizardAct = { type: "next" };
const back: WizardAct = { type: "back" };
const deductible = { insured: anna, code: "deductible" } as const;
const model = { insured: anna, code: "aosModel" } as const;
const out = { insured: anna, code: "riskDel" } as const;
const choose = (choice: typeof deductible | typeof model | typeof out): WizardAct => ({
  type: "choose",
  ...choice,
});
const extra = (key: "statut" | "pays" | "orgaEtranger" | "dtFinDelaiCadre", value: string) =>
  ({ type: "setExtra", ...out, key, value }) as const;
const doctor = { noDispensateur: "D1", mprInformation: "Dr Blanc" };
const transfer = (part: TransferPart, value: string | null, insured: number = anna): WizardAct => ({
  type: "setTransfer",
  insured,
  part,
  value,
});
const goAway: WizardAct[] = [{ type: "chooseTransfer", insured: anna }, next];
const wholeTransfer: WizardAct[] = [
  ...goAway,
  transfer("date", "2027-01-01"),
  transfer("cdCaisse", "C2"),
  transfer("cdProduit", "RF21"),
  { type: "setTransferDoctor", insured: anna, doctor },
  transfer("cdFran", "FRA-2500"),
  transfer("cdRisqueCourt", "OHN"),
];
const lower: WizardAct[] = [
  choose(deductible),
  next,
  { type: "setValue", ...deductible, value: "FRA-300" },
];
const agree = (to: "conditions" | "transfer"): WizardAct => ({
  type: "consent",
  to,
  isGiven: true,
});

describe("the choice", () => {
  test("N02 needs a change or a transfer before anybody goes on", () => {
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

  test("N07 says why somebody cannot choose", () => {
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
      "4711.riskDel.extra.dtFinDelaiCadre": "required",
    });
    const until = walk([extra("dtFinDelaiCadre", "2027-06-30")], unemployed);
    expect(errorsOf(until, proposals)).toEqual({});
    const retired = walk([extra("statut", "REN")], until);
    expect(retired.changes[anna]?.riskDel?.extra).toEqual({ statut: "REN" });
    expect(Object.keys(errorsOf(retired, proposals))).toEqual([
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

describe("the transfer", () => {
  test("N08 each part waits for the one before it", () => {
    const start = walk(goAway);
    const early: [TransferPart, string][] = [
      ["cdCaisse", "C2"],
      ["cdProduit", "RF21"],
      ["cdFran", "FRA-300"],
      ["cdRisqueCourt", "MIT"],
    ];
    for (const [part, value] of early) expect(walk([transfer(part, value)], start)).toBe(start);
    expect(errorsOf(start, proposals)).toEqual({ "4711.transfer.date": "required" });
    const dated = walk([transfer("date", "2027-01-01")], start);
    expect(errorsOf(dated, proposals)).toEqual({ "4711.transfer.cdCaisse": "required" });
    const whole = walk(wholeTransfer);
    expect(errorsOf(whole, proposals)).toEqual({});
  });

  test("N08 a product that mandates a doctor, and a deductible, are both asked for", () => {
    const { "4711.transfer.primaryCareDoctor": asked, ...others } = errorsOf(
      walk(wholeTransfer.slice(0, 5)),
      proposals,
    );
    expect(asked).toBe("required");
    expect(others).toEqual({ "4711.transfer.cdFran": "required" });
  });

  const nothing = { cdFran: null, cdRisqueCourt: null, doctor: null, cdVariante: null };
  test.each<[string, TransferPart, string | null, object]>([
    ["the day clears all", "date", "2027-07-01", { ...nothing, cdCaisse: null, cdProduit: null }],
    ["the insurer clears what follows", "cdCaisse", "C3", { ...nothing, cdProduit: null }],
    [
      "the product clears doctor, deductible and accidents",
      "cdProduit",
      "RT21",
      { ...nothing, cdVariante: "V1" },
    ],
    [
      "no product clears doctor, deductible and accidents",
      "cdProduit",
      null,
      { ...nothing, cdCaisse: "C2" },
    ],
    ["another deductible keeps accidents", "cdFran", "FRA-300", { doctor, cdRisqueCourt: "OHN" }],
    ["no deductible clears accidents", "cdFran", null, { doctor, cdRisqueCourt: null }],
    ["the same again clears nothing", "cdCaisse", "C2", { cdProduit: "RF21", doctor }],
  ])("N08 %s", (_, part, value, expected) => {
    const after = walk([transfer(part, value)], walk(wholeTransfer));
    expect(after.transfers[anna]).toMatchObject({ ...expected, [part]: value });
  });

  test("N08 a single period and a single risk are chosen by themselves", () => {
    const ofBen = walk([
      { type: "chooseTransfer", insured: ben },
      next,
      transfer("cdCaisse", "C3", ben),
      transfer("cdProduit", "RT31", ben),
    ]);
    expect(ofBen.transfers[ben]).toMatchObject({ date: "2027-01-01", cdRisqueCourt: null });
    const whole = walk([transfer("cdFran", "FRA-500", ben)], ofBen);
    expect(whole.transfers[ben]?.cdRisqueCourt).toBe("MIT");
    expect(mayGoOn(whole, proposals)).toBe(true);
    expect(walk([{ type: "chooseTransfer", insured: anna }]).transfers[anna]?.date).toBeNull();
  });

  test("N07 a way that leads nowhere is not offered", () => {
    const dead = { refDemande: "r", assures: [{ noAssure: anna, constraints: [], periodes: [] }] };
    const noRisk = [period("2027-01-01", { risques: [] })];
    const noProduct = [period("2027-01-01", { caisses: [] })];
    for (const periodes of [[], noRisk, noProduct]) {
      const assures = [{ noAssure: anna, constraints: [], periodes }];
      const under = { mutation: null, transfer: { ...dead, assures } };
      expect(transferChoosable(startOfWizard, under, anna).isEnabled).toBe(false);
    }
  });

  test("N09 its premium is asked for once product and day are known", () => {
    expect(transferPremiumInput(walk(wholeTransfer.slice(0, 4)), proposals, anna)).toBeNull();
    expect(transferPremiumInput(walk(wholeTransfer.slice(0, 5)), proposals, anna)).toEqual({
      codeCaisse: "C2",
      codeProduit: "RF21",
      codeFranchise: "FRA-300",
      codeRisque: "MIT",
      codeVariante: "N/A",
      dateEntree: "2027-01-01",
    });
    expect(transferPremiumInput(walk(wholeTransfer), proposals, anna)).toMatchObject({
      codeFranchise: "FRA-2500",
      codeRisque: "OHN",
    });
    const abroad = walk([
      ...wholeTransfer,
      transfer("cdCaisse", "C3"),
      transfer("cdProduit", "RT31"),
    ]);
    expect(transferPremiumInput(abroad, proposals, anna)).toBeNull();
  });

  test("N10 is sent with its reference, and N/A for a product without variants", () => {
    expect(toTransfer(walk(wholeTransfer), proposals)).toEqual({
      refDemande: "ref-1",
      demandes: [
        {
          noAssure: anna,
          cdCaisse: "C2",
          cdFran: "FRA-2500",
          cdProduit: "RF21",
          cdRisqueCourt: "OHN",
          cdVariante: "N/A",
          date: "2027-01-01",
          primaryCareDoctor: "D1",
        },
      ],
    });
  });
});

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
    const failed = walk(
      [{ type: "premium", insured: anna, isComputed: false }],
      walk(wholeTransfer),
    );
    expect(errorsOf(failed, proposals)).toEqual({
      "4711.premium": "change.intercaisse.item.error",
    });
    expect(walk([next], failed).step).toBe(1);
    const computed = walk([{ type: "premium", insured: anna, isComputed: true }], failed);
    expect(walk([next], computed).step).toBe(2);
    const other = walk([transfer("cdFran", "FRA-300")], failed);
    expect(walk([next], other).step).toBe(2);
    const gone = walk([back, { type: "unchooseTransfer", insured: anna }], failed);
    expect(gone.failedPremiums).toEqual([]);
    const ofNobody = walk([{ type: "premium", insured: carla, isComputed: false }], failed);
    expect(ofNobody.failedPremiums).toEqual([anna]);
    const late = walk([...lower, next, agree("conditions")]);
    const failedLate = walk([{ type: "premium", insured: anna, isComputed: false }], late);
    expect(mayGoOn(failedLate, proposals)).toBe(false);
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
