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
  hasInsured,
  isInsured,
  openChanges,
  proposalsOf,
  sendChanges,
  type SentChange,
  sendTransfer,
  setFlags,
  statusesOf,
} from "../../../test/samples/contract-changes.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { clock, type Customer, db } from "../../../test/portal.ts";

beforeAll(async () => {
  await openChanges(today);
  await addDoctors();
});
beforeEach(() => clock.set(today));
afterEach(() => setFlags({ CONTRACT_MUTATION: true, TRANSFERT_INTER_CAISSE: true }));
const out: SentChange = { code: "riskDel", value: "OHN", startingDate: "2026-12-01" };
const extras = (told: Record<string, string>) =>
  Object.entries(told).map(([key, value]) => ({ key, value }));
const asked = async ({ id }: Customer) =>
  (await db.selectFrom("interaction").select("id").where("accountId", "=", id).execute()).length;
const extensions = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions;

describe("N10 a transfer", () => {
  const wrong = (field: string, message: string) => ({
    code: "INVALID",
    fields: { [`demandes.0.${field}`]: message },
  });

  test.each([
    [{ cdCaisse: "9101" }, wrong("cdCaisse", "contractChanges.notOffered")],
    [{ cdCaisse: "8" }, wrong("cdCaisse", "contractChanges.notOffered")],
    [{ cdProduit: "AH01" }, wrong("cdProduit", "contractChanges.notOffered")],
    [{ cdFran: "FRA-100" }, wrong("cdFran", "contractChanges.notOffered")],
    [{ cdRisqueCourt: "OHN" }, wrong("cdRisqueCourt", "contractChanges.notOffered")],
    [{ cdVariante: "X" }, wrong("cdVariante", "contractChanges.notOffered")],
    [{ date: "2027-07-01" }, wrong("date", "contractChanges.date")],
    [{ cdProduit: "RF01" }, wrong("primaryCareDoctor", "required")],
    [
      { cdProduit: "RF01", primaryCareDoctor: doctors.retired.noPartenaire },
      wrong("primaryCareDoctor", "contractChanges.doctor"),
    ],
    [
      { primaryCareDoctor: doctors.family.noPartenaire },
      wrong("primaryCareDoctor", "contractChanges.notAsked"),
    ],
  ])("with %j is refused at its field", async (input, refusal) => {
    const anna = await isInsured();
    expect(extensions(await sendTransfer(anna, [demand(anna.insuredNumber, input)]))).toEqual(
      refusal,
    );
    expect(await asked(anna)).toBe(0);
  });

  test("under another reference than that of the moment is outdated, and in arrears it is not to be had", async () => {
    const anna = await isInsured();
    const outdated = await sendTransfer(anna, [demand(anna.insuredNumber)], { ref: "yesterday" });
    expect(extensions(outdated)?.["fields"]).toEqual({ refDemande: "contractChanges.outdated" });
    await hasInvoice(anna, { status: "SOMMATION" });
    const late = await sendTransfer(anna, [demand(anna.insuredNumber)]);
    expect(extensions(late)).toEqual(wrong("noAssure", "contractChanges.constraint.ARREARS"));
    expect(await asked(anna)).toBe(0);
  });

  test("of a family is one request with a part for each, as change tracking tells it", async () => {
    const anna = await isInsured();
    const child = await hasInsured(anna, { contract: { deductible: 0 } });
    const family = { cdProduit: "RF01", primaryCareDoctor: doctors.family.noPartenaire };
    const { data, errors } = await sendTransfer(anna, [
      demand(anna.insuredNumber, { ...family, cdVariante: "N/A" }),
      demand(child, { cdFran: "FRA-0" }),
    ]);
    expect(errors).toBeUndefined();
    const { request, requests } = data.addTransfertCaisse;
    expect(requests).toHaveLength(2);
    const told = await anna.graphql(
      `query One($id: ID!) { interaction(id: $id) { type details withdrawable children { id type details concernedInsured { insuredNumber } } } }`,
      { id: request },
    );
    const { children, ...whole } = told.data.interaction;
    expect(whole).toEqual({ type: "TRANSFERT_CAISSE_MUTATION", details: null, withdrawable: true });
    const own = children.find(({ id }: { id: string }) => id === requests[0]);
    expect(own).toMatchObject({
      type: "TRANSFERT_CAISSE_MUTATION",
      concernedInsured: { insuredNumber: anna.insuredNumber },
      details: {
        kind: "transfer",
        effectiveDate: newYear,
        caisse: "Dent Blanche SA",
        produit: "Base Médecin de famille",
        franchise: "300",
        cdRisqueCourt: "MIT",
        primaryCareDoctorFullname: "Hausarzt Hanna",
        undoBy: "2026-11-30",
      },
    });
    expect(JSON.stringify(children)).not.toContain("terms");
  });
});

describe("N02 submitted twice", () => {
  test("from two windows it is one request, and the other window is told", async () => {
    const anna = await isInsured();
    const answers = await Promise.all([sendChanges(anna, [higher]), sendChanges(anna, [higher])]);
    const codes = answers.map((answer) => extensions(answer)?.["code"] ?? "sent");
    expect(new Set(codes)).toEqual(new Set(["CONFLICT", "sent"]));
    expect(await asked(anna)).toBe(1);
    const pending = { code: "CONFLICT", errorCodes: ["pending"] };
    expect(extensions(await sendChanges(anna, [{ ...higher, value: "FRA-2500" }]))).toEqual(
      pending,
    );
    expect(extensions(await sendTransfer(anna, [demand(anna.insuredNumber)]))).toEqual(pending);
    expect(
      extensions(
        await sendChanges(anna, [{ ...out, extra: [...extras({ statut: "EMP" }), ...employed] }]),
      ),
    ).toBeUndefined();
  });

  test("a change and a transfer at once: one of them comes first", async () => {
    const anna = await isInsured();
    const { refDemande = "" } = (await proposalsOf(anna)).transferProposal ?? {};
    const answers = await Promise.all([
      sendChanges(anna, [higher]),
      sendTransfer(anna, [demand(anna.insuredNumber)], { ref: refDemande }),
    ]);
    const codes = answers.map((answer) => extensions(answer)?.["code"] ?? "sent");
    expect(new Set(codes)).toEqual(new Set(["CONFLICT", "sent"]));
    expect(await asked(anna)).toBe(1);
  });

  test("under one name it gets the same answer, also after it was treated", async () => {
    const anna = await isInsured();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await sendChanges(anna, [higher], { headers });
    await treatAll();
    expect(await sendChanges(anna, [higher], { headers })).toEqual(first);
    expect(await asked(anna)).toBe(1);
    expect(await statusesOf(first.data.submitContractMutations.requests)).toEqual(["DONE"]);
  });
});
