import { describe, expect, test } from "vitest";
import { anna, ben, period, proposals } from "../../test/proposals.ts";
import { walk, next, doctor, transfer, goAway, wholeTransfer } from "../../test/wizard-acts.ts";
import { transferChoosable } from "./choices.ts";
import { errorsOf, mayGoOn } from "./errors.ts";
import { transferPremiumInput } from "./notices.ts";
import { toTransfer } from "./to-send.ts";
import { startOfWizard, type TransferPart } from "./wizard-state.ts";

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
