import { formatChf } from "@portal/model/money.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  ask,
  billOn,
  cents,
  costOn,
  higher,
  linesOf,
  newYear,
  out,
  policiesOf,
  today,
} from "../../../test/samples/changed-contracts.ts";
import {
  isInsured,
  offerOf,
  openChanges,
  operator,
  statusesOf,
  versionsOf,
} from "../../../test/samples/contract-changes.ts";
import { refuseOpen, treatAll } from "../../../test/samples/requests.ts";
import { openPdf } from "../../../test/pdf.ts";
import { clock, type Customer, db, portal } from "../../../test/portal.ts";

beforeAll(async () => {
  await portal.worker.stop();
  await openChanges(today);
});
beforeEach(() => clock.set(today));
afterEach(() => clock.set(undefined));

describe("N09 a higher deductible after January was billed", () => {
  test("is what the new premium said, on the contract page, the policy and the next invoice, to the rappen", async () => {
    const anna = await isInsured();
    const premiumsBilledTo = "2026-12-31";
    await db.updateTable("account").set({ premiumsBilledTo }).where("id", "=", anna.id).execute();
    await billOn("2026-12-15");
    const before = await costOn(anna, newYear);
    expect(await linesOf(anna, "2027-01")).toMatchObject([{ kind: "BASIC", amount: before }]);

    clock.set("2026-12-21");
    const input = {
      codeCaisse: "9101",
      codeProduit: "RT01",
      codeFranchise: "FRA-1000",
      codeRisque: "MIT",
      codeVariante: "N/A",
      dateEntree: newYear,
    };
    const { data } = await anna.graphql(
      `query New($insuredNumber: Int!, $premiumInput: PremiumInput!) { newPremium(insuredNumber: $insuredNumber, premiumInput: $premiumInput) { grossPremium actualPremium } }`,
      { insuredNumber: anna.insuredNumber, premiumInput: input },
    );
    const promised = cents(data.newPremium.actualPremium);
    expect(promised).toBeLessThan(before);
    await ask(anna, higher);
    expect(await costOn(anna, newYear)).toBe(before);
    await treatAll();
    expect(await costOn(anna, newYear)).toBe(promised);
    const terms = { insurerCode: "9101", productCode: "RT01", risk: "MIT", periodicity: "MONTHLY" };
    expect(await versionsOf(anna.insuredNumber)).toEqual([
      { ...terms, validFrom: "2020-01-01", validTo: "2026-12-31", deductible: 300_00 },
      { ...terms, validFrom: newYear, validTo: "9999-12-31", deductible: 1000_00 },
    ]);

    const [paper] = await policiesOf(anna);
    expect(paper?.parameters).toEqual({ validFrom: newYear });
    const file = await anna.get(`/api/v1/documents/${paper?.iddms}/binary/${paper?.iddms}.pdf`);
    const { text } = await openPdf(Buffer.from(await file.arrayBuffer()));
    for (const said of [
      "Police d’assurance 2027",
      formatChf(1000_00),
      data.newPremium.grossPremium.toFixed(2),
      formatChf(promised),
    ])
      expect(text).toContain(said);

    await billOn("2027-01-13");
    expect(await linesOf(anna, "2027-02")).toMatchObject([
      { kind: "BASIC", amount: promised },
      { kind: "CORRECTION", about: "01.2027", amount: promised - before },
    ]);
    const messages = await db
      .selectFrom("message")
      .select("template")
      .where("accountId", "=", anna.id)
      .execute();
    const templates = messages.map(({ template }) => template);
    expect(templates).toContain("contractChange.received");
    expect(templates).toContain("contractChange.done");
  });
});

describe("N07 before it is treated", () => {
  const withdraw = (who: Customer, id: string) =>
    who.graphql(
      `mutation Back($id: ID!) { withdrawRequest(id: $id) { withdrawn children { withdrawn } } }`,
      { id },
    );

  test("what was asked for is withdrawn, alone or as a whole, and can be asked for again", async () => {
    const anna = await isInsured();
    const { request, requests } = await ask(anna, higher, out("EMP"));
    const { data } = await withdraw(anna, request);
    expect(data.withdrawRequest).toEqual({
      withdrawn: true,
      children: [{ withdrawn: true }, { withdrawn: true }],
    });
    expect(await statusesOf([request, ...requests])).toEqual(["REFUSED", "REFUSED", "REFUSED"]);
    await treatAll();
    expect(await versionsOf(anna.insuredNumber)).toHaveLength(1);
    expect((await offerOf(anna, "deductible")).enabled).toBe(true);
    const again = await ask(anna, higher, out("EMP"));
    await withdraw(anna, again.requests[0] ?? "");
    await treatAll();
    expect(await statusesOf([again.request, ...again.requests])).toEqual([
      "DONE",
      "REFUSED",
      "DONE",
    ]);
  });

  test("an operator refuses a part with a reason, or the whole", async () => {
    const anna = await isInsured();
    const { requests } = await ask(anna, higher);
    await refuseOpen(anna);
    expect(await statusesOf(requests)).toEqual(["REFUSED"]);
    const { request, requests: parts } = await ask(anna, higher, out("EMP"));
    await operator("refuse", request, "Il manque une preuve.");
    expect(await statusesOf([request, ...parts])).toEqual(["REFUSED", "REFUSED", "REFUSED"]);
    const steps = await db
      .selectFrom("interactionStatus")
      .select("status")
      .where("interactionId", "=", request)
      .orderBy("position")
      .execute();
    expect(steps.map(({ status }) => status)).toEqual(["REQUEST", "REFUSED"]);
    expect(await versionsOf(anna.insuredNumber)).toHaveLength(1);
  });

  test("an operator who approves the whole has all its parts treated", async () => {
    const anna = await isInsured();
    const { request, requests } = await ask(anna, higher, out("IND"));
    await operator("approve", request);
    await treatAll();
    // Held requests are treated in the next run.
    await treatAll();
    expect(await statusesOf([request, ...requests])).toEqual(["DONE", "DONE", "DONE"]);
  });
});
