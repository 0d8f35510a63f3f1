import { describe, expect, test } from "vitest";
import { anna, ben, carla, mutationProposal, proposals } from "../../test/proposals.ts";
import { type ChangeEntry, ChangeSubmission } from "./change.ts";
import { checkChanges } from "./check-change.ts";
import { needsProof } from "./accident-proof.ts";
import { type ExtraKey, WorkStatus } from "./extras.ts";
import { Constraint, constraintKey } from "./proposal.ts";
import { checkTransfer, TransferSubmission } from "./transfer.ts";

/** The errors of one change of Anna: by the rule, else by the proposal. */
function judged(entry: Partial<ChangeEntry>, insuredNumber: number = anna) {
  const sent = {
    mutations: [{ firstname: "A", lastname: "R", insuredNumber, data: [entry] }],
  };
  const read = ChangeSubmission.safeParse(sent);
  const found = read.success
    ? checkChanges(read.data, mutationProposal)
    : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join("."), message]));
  return Object.fromEntries(
    Object.entries(found).map(([path, key]) => [
      path.replace(/^mutations\.0\.(data\.0\.)?/, ""),
      key,
    ]),
  );
}
const extras = (told: Partial<Record<ExtraKey, string>>): ChangeEntry["extra"] =>
  Object.entries(told).map(([key, value]) => ({ key: key as ExtraKey, value }));

const deductible = { code: "deductible", value: "FRA-300", startingDate: "2027-01-01" } as const;
const model = { code: "aosModel", value: "RF01", startingDate: "2027-01-01" } as const;
const out = { code: "riskDel", value: "OHN", startingDate: "2026-12-01" } as const;
const pension = { statut: "REN", orgaRente: "AVS", orgaEtranger: "false", pays: "CH" };

describe("N02 a change is one of those that are offered", () => {
  test.each<[string, Partial<ChangeEntry>, Record<string, string>]>([
    ["as offered", deductible, {}],
    ["no value", { ...deductible, value: " " }, { value: "required" }],
    [
      "a value that is not offered",
      { ...deductible, value: "FRA-999" },
      { value: "contractChanges.notOffered" },
    ],
    [
      "a day that is not offered",
      { ...deductible, startingDate: "2027-02-01" },
      { startingDate: "contractChanges.date" },
    ],
    ["no day", { ...deductible, startingDate: "" }, { startingDate: "required" }],
    [
      "no such day",
      { ...deductible, startingDate: "2027-02-29" },
      { startingDate: "date.invalid" },
    ],
    [
      "N03 accidents in without a day",
      { code: "riskAdd", value: "MIT", startingDate: "" },
      { startingDate: "required" },
    ],
    ["an unknown code", { ...deductible, code: "colour" as never }, { code: expect.anything() }],
    [
      "an extra that nobody asks",
      { ...deductible, extra: extras({ pays: "CH" }) },
      { "extra.pays": "contractChanges.notAsked" },
    ],
  ])("%s", (_, entry, problems) => {
    expect(judged(entry)).toEqual(problems);
  });

  test("a customer to whom it is not open is told why", () => {
    expect(judged(out, ben)).toMatchObject({ "extra.statut": "required" });
    const told = { ...out, extra: extras({ statut: "IND" }) };
    expect(judged(told, ben)).toEqual({ code: "contractChanges.constraint.UNDER_AGE" });
    expect(judged(deductible, carla)).toEqual({ code: "contractChanges.constraint.PENDING" });
    expect(judged(deductible, 999)).toEqual({ insuredNumber: "contractChanges.insured" });
    expect(judged(model, ben)).toEqual({ code: "contractChanges.notOffered" });
    expect(Constraint.options.map(constraintKey)).toContain("contractChanges.constraint.ARREARS");
  });

  test("no customer asks for the same twice, nor for nothing", () => {
    const person = { firstname: "A", lastname: "R", insuredNumber: anna };
    const keys = (mutations: unknown[]) =>
      ChangeSubmission.safeParse({ mutations }).error?.issues.map(({ message }) => message);
    expect(keys([])).toEqual(["contractChanges.none"]);
    expect(keys([{ ...person, data: [] }])).toEqual(["contractChanges.none"]);
    expect(keys([{ ...person, data: [deductible, deductible] }])).toEqual([
      "contractChanges.twice",
    ]);
    const once = { ...person, data: [deductible] };
    expect(keys([once, once])).toEqual(["contractChanges.twice"]);
    const pairs = [...extras({ statut: "EMP" }), ...extras({ statut: "CHO" })];
    expect(keys([{ ...person, data: [{ ...out, extra: pairs }] }])).toContain(
      "contractChanges.twice",
    );
  });
});

describe("N04 a doctor", () => {
  const named = { noDispensateur: "D1", mprInformation: "Dr Blanc" };
  test.each<[string, Partial<ChangeEntry>, Record<string, string>]>([
    ["is missing where mandated", model, { "extra.noDispensateur": "required" }],
    ["is named", { ...model, extra: extras(named) }, {}],
    ["may be left out", { ...model, value: "RX01" }, {}],
    [
      "is named where there is none",
      { ...model, value: "RS01", extra: extras(named) },
      { "extra.noDispensateur": "contractChanges.notAsked" },
    ],
    [
      "is what changes, told by name",
      {
        code: "primaryCareDoctor",
        value: "Dr Blanc",
        startingDate: "2027-02-01",
        extra: extras(named),
      },
      {},
    ],
    [
      "is what changes, and is not told",
      { code: "primaryCareDoctor", value: "Dr Blanc", startingDate: "2027-02-01" },
      { "extra.noDispensateur": "required" },
    ],
  ])("%s", (_, entry, problems) => {
    expect(judged(entry)).toEqual(problems);
  });
});

describe("N03 who leaves accidents out says what they do", () => {
  test.each<[string, Partial<Record<ExtraKey, string>>, Record<string, string>]>([
    ["nothing", {}, { statut: "required" }],
    ["an unknown status", { statut: "XYZ" }, { statut: "invalid" }],
    ["self-employed", { statut: "IND" }, {}],
    ["other", { statut: "AUT" }, {}],
    ["diplomat", { statut: "DIP" }, {}],
    ["unemployed, until when", { statut: "CHO" }, { dtFinDelaiCadre: "required" }],
    ["unemployed until then", { statut: "CHO", dtFinDelaiCadre: "2027-06-30" }, {}],
    [
      "unemployed until before the change",
      { statut: "CHO", dtFinDelaiCadre: "2026-11-30" },
      { dtFinDelaiCadre: "contractChanges.ended" },
    ],
    [
      "unemployed until no day",
      { statut: "CHO", dtFinDelaiCadre: "30.06.2027" },
      { dtFinDelaiCadre: "date.format" },
    ],
    [
      "on a pension, of whom",
      { statut: "REN" },
      { orgaRente: "required", orgaEtranger: "required", pays: "required" },
    ],
    ["on a Swiss pension", pension, {}],
    [
      "on a Swiss pension from France",
      { ...pension, pays: "FR" },
      { pays: "contractChanges.country" },
    ],
    ["on a foreign pension", { ...pension, orgaEtranger: "true", pays: "FR" }, {}],
    [
      "on a foreign pension from Switzerland",
      { ...pension, orgaEtranger: "true" },
      { pays: "contractChanges.country" },
    ],
    [
      "on a pension from nowhere",
      { ...pension, orgaEtranger: "perhaps", pays: "ZZ" },
      { orgaEtranger: "invalid", pays: "invalid" },
    ],
    [
      "on a pension of a long name",
      { ...pension, orgaRente: "x".repeat(101) },
      { orgaRente: "text.tooLong" },
    ],
    [
      "employed, with what the unemployed are asked",
      { statut: "EMP", employeur: "A", heuresSemaine: "8", dtFinDelaiCadre: "2027-06-30" },
      { dtFinDelaiCadre: "contractChanges.notAsked" },
    ],
  ])("%s", (_, told, problems) => {
    const paths = Object.entries(problems).map(([key, message]) => [`extra.${key}`, message]);
    const proven = { ...told, ...(told.statut && { preuve: "LATER" }) };
    expect(judged({ ...out, extra: extras(proven) })).toEqual(Object.fromEntries(paths));
  });

  const employed = { statut: "EMP", employeur: "Atelier Blanc SA", heuresSemaine: "8" };
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["employed for eight hours, without a proof", employed, { preuve: "required" }],
    ["for eight hours and a half", { ...employed, heuresSemaine: "8,5", preuve: "LATER" }, {}],
    ["in an apprenticeship", { ...employed, statut: "APP", preuve: "LATER" }, {}],
    ["self-employed, without a proof", { statut: "IND" }, { preuve: "required" }],
    ["with a proof", { ...employed, preuve: "4f2c7e0a-0b1c-4d5e-8f90-123456789abc" }, {}],
    ["with a proof that follows", { ...employed, preuve: "LATER" }, {}],
    [
      "employed without a word",
      { statut: "EMP" },
      { employeur: "required", heuresSemaine: "required" },
    ],
    ["for less", { ...employed, heuresSemaine: "7.9" }, { heuresSemaine: "contractChanges.hours" }],
    ["for none", { ...employed, heuresSemaine: "0" }, { heuresSemaine: "contractChanges.hours" }],
    [
      "for more than a week has",
      { ...employed, heuresSemaine: "169" },
      { heuresSemaine: "contractChanges.hoursFormat" },
    ],
    [
      "in words",
      { ...employed, heuresSemaine: "huit" },
      { heuresSemaine: "contractChanges.hoursFormat" },
    ],
    ["by a long name", { ...employed, employeur: "x".repeat(41) }, { employeur: "text.tooLong" }],
    ["by two lines", { ...employed, employeur: "A\nB" }, { employeur: "invalid" }],
    ["with a proof of rubbish", { ...employed, preuve: "yes" }, { preuve: "invalid" }],
    [
      "unemployed, with an employer",
      { statut: "CHO", dtFinDelaiCadre: "2027-06-30", employeur: "A" },
      { employeur: "contractChanges.notAsked" },
    ],
  ])("N03 accidents out, %s", (_, told, problems) => {
    const paths = Object.entries(problems).map(([key, message]) => [`extra.${key}`, message]);
    expect(judged({ ...out, extra: extras(told) })).toEqual(Object.fromEntries(paths));
  });

  test.each<[string, string, string, string | null, boolean]>([
    ["the employer that is known", "Atelier Blanc SA", "2020-01-01", null, false],
    ["the same in other letters", " atelier  blanc sa", "2020-01-01", null, false],
    ["another employer", "Atelier Noir SA", "2020-01-01", null, true],
    ["an employer from later on", "Atelier Blanc SA", "2026-12-02", null, true],
    ["an employer until the day before", "Atelier Blanc SA", "2020-01-01", "2026-11-30", true],
    ["an employer until the day", "Atelier Blanc SA", "2020-01-01", "2026-12-01", false],
  ])("N03 who names %s proves it or not", (_, employeur, from, to, isNeeded) => {
    const extra = extras({ ...employed, employeur });
    const change = { startingDate: "2026-12-01", extra };
    expect(needsProof(change, [{ employer: "Atelier Blanc SA", from, to }])).toBe(isNeeded);
  });

  test("N03 who is not employed proves it, also if professional data say otherwise", () => {
    const employments = [{ employer: "Atelier Blanc SA", from: "2020-01-01", to: null }];
    const needing = WorkStatus.options.filter((statut) =>
      needsProof(
        { startingDate: "2026-12-01", extra: extras({ ...employed, statut }) },
        employments,
      ),
    );
    expect(needing).toEqual(["IND", "REN", "CHO", "AUT", "DIP"]);
  });
});

describe("N10 a transfer", () => {
  const whole = {
    noAssure: anna,
    cdCaisse: "C2",
    cdFran: "FRA-2500",
    cdProduit: "RF21",
    cdRisqueCourt: "OHN",
    cdVariante: "N/A",
    date: "2027-07-01",
    primaryCareDoctor: "D1",
  };
  type Demand = { [Key in keyof typeof whole]?: unknown };
  const judgedTransfer = (demand: Demand, refDemande = "ref-1") => {
    const sent = { refDemande, demandes: [{ ...whole, ...demand }] };
    const read = TransferSubmission.safeParse(sent);
    return read.success
      ? checkTransfer(read.data, proposals.transfer)
      : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join("."), message]));
  };

  test.each<[string, Demand, Record<string, string>]>([
    ["as offered", {}, {}],
    ["to an unknown insurer", { cdCaisse: "C9" }, { cdCaisse: "contractChanges.notOffered" }],
    ["on another day", { date: "2027-04-01" }, { date: "contractChanges.date" }],
    ["of another's product", { cdProduit: "RT31" }, { cdProduit: "contractChanges.notOffered" }],
    ["of no such deductible", { cdFran: "FRA-500" }, { cdFran: "contractChanges.notOffered" }],
    ["of no such risk", { cdRisqueCourt: "XXX" }, { cdRisqueCourt: "invalid" }],
    ["without a risk", { cdRisqueCourt: "" }, { cdRisqueCourt: "required" }],
    ["of no such variant", { cdVariante: "V1" }, { cdVariante: "contractChanges.notOffered" }],
    ["without the doctor", { primaryCareDoctor: null }, { primaryCareDoctor: "required" }],
    [
      "with a doctor too many",
      { cdCaisse: "C3", cdProduit: "RT31", cdFran: "FRA-500" },
      { primaryCareDoctor: "contractChanges.notAsked" },
    ],
    [
      "of somebody for whom accidents stay in",
      { noAssure: ben, date: "2027-01-01" },
      { cdRisqueCourt: "contractChanges.notOffered" },
    ],
    [
      "N07 of somebody in arrears",
      { noAssure: carla, date: "2027-01-01" },
      { noAssure: "contractChanges.constraint.ARREARS" },
    ],
    ["of a stranger", { noAssure: 999 }, { noAssure: "contractChanges.insured" }],
  ])("%s", (_, demand, problems) => {
    const paths = Object.entries(problems).map(([key, message]) => [`demandes.0.${key}`, message]);
    expect(judgedTransfer(demand)).toEqual(Object.fromEntries(paths));
  });

  test("a product without variants is sent as N/A, and a proposal of yesterday is refused", () => {
    const { cdVariante: _, ...short } = whole;
    const read = TransferSubmission.parse({ refDemande: "ref-1", demandes: [short] });
    expect(read.demandes[0]?.cdVariante).toBe("N/A");
    expect(judgedTransfer({}, "ref-0")).toEqual({ refDemande: "contractChanges.outdated" });
  });
});
