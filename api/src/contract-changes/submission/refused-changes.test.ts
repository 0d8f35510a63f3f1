import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addDoctors,
  doctors,
  higher,
  newYear,
  today,
} from "../../../test/samples/changed-contracts.ts";
import {
  demand,
  employed,
  hasContract,
  hasInsured,
  isInsured,
  openChanges,
  personWith,
  proposalsOf,
  sendChanges,
  type SentChange,
  sendTransfer,
  setFlags,
} from "../../../test/samples/contract-changes.ts";
import { clock, type Customer, db } from "../../../test/portal.ts";

beforeAll(async () => {
  await openChanges(today);
  await addDoctors();
});
beforeEach(() => clock.set(today));
afterEach(() => setFlags({ CONTRACT_MUTATION: true, TRANSFERT_INTER_CAISSE: true }));
const out: SentChange = { code: "riskDel", value: "OHN", startingDate: "2026-12-01" };
const model: SentChange = { code: "aosModel", value: "RF01", startingDate: newYear };
const extras = (told: Record<string, string>) =>
  Object.entries(told).map(([key, value]) => ({ key, value }));
const proven = [...extras({ statut: "EMP" }), ...employed];
const named = ({ noPartenaire }: { noPartenaire: string }) =>
  extras({ noDispensateur: noPartenaire });
const asked = async ({ id }: Customer) =>
  (await db.selectFrom("interaction").select("id").where("accountId", "=", id).execute()).length;
const extensions = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions;
const at = (field: string, message: string) => ({
  code: "INVALID",
  fields: { [`mutations.0.data.0.${field}`]: message },
});

describe("W04 what is not offered is refused at its field, and nothing is written", () => {
  test.each<[string, SentChange, Record<string, unknown>]>([
    [
      "a value that is not offered",
      { ...higher, value: "FRA-600" },
      at("value", "contractChanges.notOffered"),
    ],
    [
      "the value that holds already",
      { ...higher, value: "FRA-300" },
      at("value", "contractChanges.notOffered"),
    ],
    [
      "a value of rubbish",
      { ...higher, value: "'; drop table insured" },
      at("value", "contractChanges.notOffered"),
    ],
    [
      "a product of another kind",
      { ...model, value: "AH01" },
      at("value", "contractChanges.notOffered"),
    ],
    [
      "a day that is not offered",
      { ...higher, startingDate: "2027-02-01" },
      at("startingDate", "contractChanges.date"),
    ],
    [
      "a day that is past",
      { ...higher, startingDate: "2026-01-01" },
      at("startingDate", "contractChanges.date"),
    ],
    [
      "accidents in, which are in",
      { ...out, code: "riskAdd", value: "MIT" },
      at("code", "contractChanges.constraint.ONLY_VALUE"),
    ],
    [
      "a doctor where the model has none",
      { ...model, value: "RS01", extra: named(doctors.family) },
      at("extra.noDispensateur", "contractChanges.notAsked"),
    ],
    ["no doctor where one is mandated", model, at("extra.noDispensateur", "required")],
    [
      "a doctor who will be retired",
      { ...model, extra: named(doctors.retired) },
      at("extra.noDispensateur", "contractChanges.doctor"),
    ],
    [
      "a paediatrician of an adult",
      { ...model, extra: named(doctors.paediatrician) },
      at("extra.noDispensateur", "contractChanges.doctor"),
    ],
    [
      "a doctor outside the network",
      { ...model, value: "RX01", extra: named(doctors.family) },
      at("extra.noDispensateur", "contractChanges.doctor"),
    ],
    [
      "a doctor who does not exist",
      { ...model, extra: named({ noPartenaire: "1" }) },
      at("extra.noDispensateur", "contractChanges.doctor"),
    ],
    ["accidents out without a status", out, at("extra.statut", "required")],
    [
      "CHO without the end of the period",
      { ...out, extra: extras({ statut: "CHO" }) },
      at("extra.dtFinDelaiCadre", "required"),
    ],
    [
      "an extra that nobody asks",
      { ...higher, extra: extras({ pays: "CH" }) },
      at("extra.pays", "contractChanges.notAsked"),
    ],
    ["a level", { ...higher, level: "PRIVATE" }, at("level", "invalid")],
  ])("%s", async (_, change, refusal) => {
    const anna = await isInsured();
    expect(extensions(await sendChanges(anna, [change]))).toEqual(refusal);
    expect(await asked(anna)).toBe(0);
  });

  test("N03 a pension tells who pays it, and where", async () => {
    const anna = await isInsured();
    const sent = await sendChanges(anna, [
      { ...out, extra: extras({ statut: "REN", orgaEtranger: "false", pays: "FR" }) },
    ]);
    expect(extensions(sent)?.["fields"]).toEqual({
      "mutations.0.data.0.extra.orgaRente": "required",
      "mutations.0.data.0.extra.pays": "contractChanges.country",
    });
  });

  const doctor = (startingDate: string): SentChange => ({
    code: "primaryCareDoctor",
    value: "Hausarzt Hanna",
    startingDate,
    extra: named(doctors.family),
  });
  const classic: SentChange = { code: "aosModel", value: "RT01", startingDate: newYear };
  test.each<[string, SentChange[]]>([
    ["after the model", [classic, doctor("2027-02-01")]],
    ["before the model", [doctor("2027-02-01"), classic]],
    ["from the same day", [doctor(newYear), classic]],
    ["until the day of the model", [classic, doctor("2026-12-01")]],
  ])("N04 another doctor beside another model, %s", async (_, changes) => {
    const anna = await isInsured({ contract: { productCode: "RF01" } });
    expect(extensions(await sendChanges(anna, changes))).toEqual({
      code: "INVALID",
      fields: { "mutations.0.data.1.code": "contractChanges.contradicts" },
    });
    expect(await asked(anna)).toBe(0);
  });

  test("N02 accidents out and in again in one sending", async () => {
    const anna = await isInsured({ contract: { validTo: "2027-02-28" } });
    await hasContract(anna.insuredNumber, { validFrom: "2027-03-01", risk: "OHN" });
    const back: SentChange = { code: "riskAdd", value: "MIT", startingDate: "2027-04-01" };
    const leave = { ...out, startingDate: "2027-01-01", extra: proven };
    for (const changes of [
      [leave, back],
      [back, leave],
    ]) {
      expect(extensions(await sendChanges(anna, changes))).toEqual({
        code: "INVALID",
        fields: { "mutations.0.data.1.code": "contractChanges.contradicts" },
      });
    }
    expect(await asked(anna)).toBe(0);
  });

  test.each([[[]], [null], [["transfer"]]])("N06 without consent, given %j", async (consents) => {
    const anna = await isInsured();
    const consent = { code: "INVALID", fields: { consents: "contractChanges.consent" } };
    expect(extensions(await sendChanges(anna, [higher], { consents }))).toEqual(consent);
    const transfer = await sendTransfer(anna, [demand(anna.insuredNumber)], {
      consents: ["conditions"],
    });
    expect(extensions(transfer)).toEqual(consent);
    expect(await asked(anna)).toBe(0);
  });

  test("another's insured is not found, and takes the rest of the sending with it", async () => {
    const [anna, bea] = [await isInsured(), await isInsured()];
    const informed = await hasInsured(anna, { forInformation: true });
    for (const stranger of [bea.insuredNumber, informed, 1_999_999_999]) {
      const sent = [personWith(anna.insuredNumber, higher), personWith(stranger, higher)];
      expect(extensions(await sendChanges(anna, sent))).toEqual({ code: "NOT_FOUND" });
      expect(extensions(await sendTransfer(anna, [demand(stranger)]))).toEqual({
        code: "NOT_FOUND",
      });
    }
    expect([await asked(anna), await asked(bea)]).toEqual([0, 0]);
  });

  test("one wrong change of many leaves all of them undone", async () => {
    const anna = await isInsured();
    const child = await hasInsured(anna, { contract: { deductible: 0 } });
    const childs = { ...higher, value: "FRA-2500" };
    const sent = await sendChanges(anna, [
      personWith(anna.insuredNumber, higher),
      personWith(child, childs),
    ]);
    expect(extensions(sent)).toEqual({
      code: "INVALID",
      fields: { "mutations.1.data.0.value": "contractChanges.notOffered" },
    });
    expect(await asked(anna)).toBe(0);
  });

  test("under guardianship and while it is switched off, no customer asks for anything", async () => {
    const [ward, anna] = [await isInsured({}, { sousTutelle: true }), await isInsured()];
    expect(extensions(await sendChanges(ward, [higher]))).toEqual({ code: "FORBIDDEN" });
    const { refDemande = "" } = (await proposalsOf(anna)).transferProposal ?? {};
    await setFlags({ CONTRACT_MUTATION: false, TRANSFERT_INTER_CAISSE: true });
    expect(extensions(await sendChanges(anna, [higher]))).toEqual({ code: "FORBIDDEN" });
    await setFlags({ CONTRACT_MUTATION: true, TRANSFERT_INTER_CAISSE: false });
    expect(
      extensions(await sendTransfer(anna, [demand(anna.insuredNumber)], { ref: refDemande })),
    ).toEqual({ code: "FORBIDDEN" });
    expect(await asked(anna)).toBe(0);
  });
});
