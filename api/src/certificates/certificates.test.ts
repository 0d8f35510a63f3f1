import { hash } from "node:crypto";
import { groupedCode } from "@portal/model/certificates/certificate-code.ts";
import { MOST_CERTIFICATES_A_DAY } from "@portal/model/certificates/certificates.ts";
import { afterEach, expect, test } from "vitest";
import {
  asksForCertificate,
  CERTIFICATES,
  fileOf,
  hasCertificate,
  OFFERS,
  REVOKE,
  textOf,
} from "../../test/samples/certificates.ts";
import { cover } from "../../test/samples/covered.ts";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { aCustomer, callsAs, clock, type Customer, db } from "../../test/portal.ts";

const TODAY = "2026-11-19";
afterEach(() => clock.set(undefined));

async function anInsured(options: Parameters<typeof aCustomer>[0] = {}): Promise<Customer> {
  clock.set(TODAY);
  const anna = await aCustomer(options);
  await cover(anna);
  return anna;
}

async function isAlso(account: Customer, person: Customer): Promise<void> {
  const { insuredNumber } = person;
  await db
    .insertInto("accountInsured")
    .values({ accountId: account.id, insuredNumber, position: 1 })
    .execute();
}

const offersTo = async (who: Customer, { insuredNumber }: Customer = who) => {
  const { data } = await who.graphql(OFFERS);
  const own = data.certificateOffers.filter(
    (one: { insuredNumber: number }) => one.insuredNumber === insuredNumber,
  );
  return Object.fromEntries(own.map((one: { kind: string }) => [one.kind, one]));
};
const refusalOf = async (who: Customer, wish: Parameters<typeof asksForCertificate>[1]) =>
  (await asksForCertificate(who, wish)).errors?.[0]?.extensions;

test("V51 a proof of insurance speaks the chosen language and not that of the portal, and says what is insured", async () => {
  const anna = await anInsured();
  const words = {
    fr: ["Attestation d’assurance", "est assurée chez nous", "Compris"],
    de: ["Versicherungsbestätigung", "bei uns versichert ist", "Eingeschlossen"],
    it: ["Conferma d’assicurazione", "è assicurata presso di noi", "Compreso"],
    en: ["Proof of insurance", "is insured with us", "Included"],
  };
  for (const [language, expected] of Object.entries(words)) {
    const issued = await hasCertificate(anna, { language });
    expect(issued).toMatchObject({ language, kind: "INSURANCE", standing: "VALID", checks: 0 });
    const text = await textOf(anna, issued);
    for (const word of [...expected, "Anna Rossi", "CHF 300", "19.11.2026", "17.02.2027"])
      expect(text, language).toContain(word);
    expect(text).toContain(groupedCode(issued.code));
    expect(text).toContain("localhost:3999/verify");
  }
});

test("V51 accidents that are left out are not certified, and an insurance that ends ends the certificate", async () => {
  const anna = await anInsured();
  for (const table of ["basicContract", "supplementaryContract"] as const)
    await db
      .updateTable(table)
      .set({ validTo: "2026-12-31", risk: "OHN" })
      .where("insuredNumber", "=", anna.insuredNumber)
      .execute();
  const issued = await hasCertificate(anna, { language: "en" });
  expect(issued.validUntil).toBe("2026-12-31");
  const text = await textOf(anna, issued);
  expect(text).toContain("Not included");
  expect(text).toContain("Insured until 31.12.2026");
});

test("V51 a contract that follows without a gap goes on, and one after a gap does not", async () => {
  const anna = await anInsured();
  const { insuredNumber } = anna;
  await db.deleteFrom("supplementaryContract").where("insuredNumber", "=", insuredNumber).execute();
  await db
    .updateTable("basicContract")
    .set({ validTo: "2026-12-31" })
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  const follows = (validFrom: string) =>
    db
      .insertInto("basicContract")
      .values({
        insuredNumber,
        validFrom,
        insurerCode: "9101",
        productCode: "RF01",
        deductible: 300_00,
        risk: "MIT",
        periodicity: "MONTHLY",
      })
      .execute();
  await follows("2027-02-01");
  expect((await hasCertificate(anna)).validUntil).toBe("2026-12-31");
  await db
    .deleteFrom("basicContract")
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", "=", "2027-02-01")
    .execute();
  await follows("2027-01-01");
  expect((await hasCertificate(anna)).validUntil).toBe("2027-02-17");
});

test("V51 an insurance that begins later is certified from its first day, and a former customer is refused", async () => {
  const anna = await anInsured();
  const { insuredNumber } = anna;
  for (const table of ["basicContract", "supplementaryContract"] as const)
    await db
      .updateTable(table)
      .set({ validFrom: "2027-01-01" })
      .where("insuredNumber", "=", insuredNumber)
      .execute();
  expect((await offersTo(anna))["INSURANCE"]).toMatchObject({
    obstacle: null,
    insuredFrom: "2027-01-01",
  });
  const text = await textOf(anna, await hasCertificate(anna));
  expect(text).toContain("sera assurée chez nous dès le 1er janvier 2027");
  for (const table of ["basicContract", "supplementaryContract"] as const)
    await db
      .updateTable(table)
      .set({ validFrom: "2020-01-01", validTo: "2026-10-31" })
      .where("insuredNumber", "=", insuredNumber)
      .execute();
  expect((await offersTo(anna))["INSURANCE"]).toMatchObject({ obstacle: "NOT_INSURED" });
  expect(await refusalOf(anna, {})).toEqual({ code: "CONFLICT", reason: "NOT_INSURED" });
});

test("V53 cost sharing up to date says what the rows say, and on 1 January that nothing was counted", async () => {
  const anna = await anInsured();
  await db
    .insertInto("contribution")
    .values({
      insuredNumber: anna.insuredNumber,
      year: 2026,
      deductibleAnnual: 300_00,
      deductiblePaid: 123_45,
      coinsuranceAnnual: 700_00,
      coinsurancePaid: 6_70,
    })
    .execute();
  const issued = await hasCertificate(anna, { kind: "COST_SHARING" });
  expect(issued).toMatchObject({ from: "2026-01-01", to: "2026-12-31", validUntil: "2026-12-19" });
  const text = await textOf(anna, issued);
  expect(text).toContain("Franchise 300.00 123.45 176.55");
  expect(text).toContain("Quote-part 700.00 6.70 693.30");
  expect(text).toContain("Total 1'000.00 130.15 869.85");
  clock.set("2027-01-01");
  const fresh = await textOf(anna, await hasCertificate(anna, { kind: "COST_SHARING" }));
  expect(fresh).toContain("Participation aux coûts 2027");
  expect(fresh).toContain("Franchise 300.00 0.00 300.00");
});

async function isPaid(who: Customer, paidOn: string, amount: number): Promise<void> {
  const no = await hasInvoice(who, { totalAmount: amount, paid: amount, status: "REGLEE" });
  await db
    .insertInto("invoicePayment")
    .values({ invoiceNo: no, accountId: who.id, position: 0, paidOn, amount, isBooked: true })
    .execute();
}

test("V54 contributions are the payments of the period, month by month, to the rappen", async () => {
  const anna = await anInsured();
  await isPaid(anna, "2026-02-28", 412_35);
  await isPaid(anna, "2026-03-01", 400_05);
  await isPaid(anna, "2026-03-31", 1_00);
  await isPaid(anna, "2026-04-01", 999_00);
  const period = { kind: "CONTRIBUTIONS", from: "2026-03-01", to: "2026-03-31" };
  const issued = await hasCertificate(anna, period);
  expect(issued).toMatchObject({ from: period.from, to: period.to, validUntil: null });
  const text = await textOf(anna, issued);
  expect(text).toContain("mars 2026 401.05 0.00 401.05");
  expect(text).not.toMatch(/412\.35|999\.00|février|avril/);
  const whole = await textOf(
    anna,
    await hasCertificate(anna, { ...period, from: "2026-01-01", to: TODAY }),
  );
  const { rows } = await sumOfPayments(anna);
  expect(whole).toContain(`Total ${rows}`);
});

async function sumOfPayments(who: Customer): Promise<{ rows: string }> {
  const paid = await db
    .selectFrom("invoicePayment")
    .select("amount")
    .where("accountId", "=", who.id)
    .execute();
  const sum = paid.reduce((all, { amount }) => all + amount, 0) / 100;
  return { rows: sum.toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, "'") };
}

test("V54 a period that is none, is too long, or is not over is refused at its field, and one without a payment too", async () => {
  const anna = await anInsured();
  await isPaid(anna, "2026-03-01", 400_05);
  const asked = (from: string, to: string) => refusalOf(anna, { kind: "CONTRIBUTIONS", from, to });
  const at = (field: string, key: string) => ({ code: "INVALID", fields: { [field]: key } });
  expect(await asked("2026-03-02", "2026-03-01")).toEqual(at("to", "range.order"));
  expect(await asked("2021-01-01", "2026-01-01")).toEqual(at("to", "period.tooLong"));
  expect(await asked("2026-01-01", "2026-11-20")).toEqual(at("to", "period.future"));
  expect(await asked("2026-04-01", "2026-05-01")).toEqual({
    code: "CONFLICT",
    reason: "NOTHING_PAID",
  });
  expect(await refusalOf(anna, { kind: "CONTRIBUTIONS" })).toMatchObject({ code: "INVALID" });
  expect(await refusalOf(anna, { kind: "INSURANCE", year: 2025 })).toMatchObject({
    code: "INVALID",
  });
});

test("V55 a certificate is the same bytes after later changes, and its hash is that of its file", async () => {
  const anna = await anInsured();
  const issued = await hasCertificate(anna);
  const before = await fileOf(anna, issued);
  await db
    .updateTable("insured")
    .set({ firstname: "Annina", lastname: "Bianchi" })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  await db
    .updateTable("basicContract")
    .set({ deductible: 2500_00 })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  clock.set("2027-06-01");
  expect((await fileOf(anna, issued)).equals(before)).toBe(true);
  const { fileHash } = await db
    .selectFrom("certificate")
    .select("fileHash")
    .where("id", "=", issued.id)
    .executeTakeFirstOrThrow();
  expect(hash("sha256", before, "buffer").equals(fileHash)).toBe(true);
  const { data } = await anna.graphql(
    `query D { documents(from: "2026-01-01", to: "2026-12-31", subTypes: [CERTIFICATE]) { iddms reference seen } }`,
  );
  expect(data.documents).toEqual([
    { iddms: issued.iddms, reference: groupedCode(issued.code), seen: true },
  ]);
});

test("V55 what a certificate says is stored with it, and nothing but its revocation can change it", async () => {
  const anna = await anInsured();
  const issued = await hasCertificate(anna);
  const { content } = await db
    .selectFrom("document")
    .select("content")
    .where("iddms", "=", issued.iddms)
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({
    facts: { kind: "INSURANCE", basic: { deductible: 300_00, risk: "MIT" } },
  });
  const change = (set: object) =>
    db.updateTable("certificate").set(set).where("id", "=", issued.id).execute();
  await expect(change({ initials: "X. Y." })).rejects.toThrow("not changed");
  await change({ revokedOn: TODAY });
  await expect(change({ revokedOn: null })).rejects.toThrow("not changed");
});

test("V58 a certificate is revoked once and for good, by its owner alone", async () => {
  const [anna, stranger] = [await anInsured(), await aCustomer()];
  const { id } = await hasCertificate(anna);
  const missing = await stranger.graphql(REVOKE, { id: crypto.randomUUID() });
  for (const foreign of [id, "1", "' or 1=1--"])
    expect((await stranger.graphql(REVOKE, { id: foreign })).errors?.[0]?.extensions).toEqual(
      missing.errors?.[0]?.extensions,
    );
  const first = await anna.graphql(REVOKE, { id });
  expect(first.data.revokeCertificate).toMatchObject({ standing: "REVOKED", revokedOn: TODAY });
  clock.set("2026-11-20");
  const again = await anna.graphql(REVOKE, { id });
  expect(again.data.revokeCertificate.revokedOn).toBe(TODAY);
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("subject", "=", id)
    .orderBy("id")
    .execute();
  expect(lines).toEqual([{ action: "issue certificate" }, { action: "revoke certificate" }]);
});

test("V60 another account's certificate is not listed, and its file is not found", async () => {
  const [anna, stranger] = [await anInsured(), await anInsured()];
  const issued = await hasCertificate(anna);
  await hasCertificate(stranger);
  const { data } = await stranger.graphql(CERTIFICATES);
  expect(JSON.stringify(data)).not.toContain(issued.code);
  await expect(fileOf(stranger, issued)).rejects.toThrow("404");
  expect(await refusalOf(stranger, { insuredNumber: anna.insuredNumber })).toEqual({
    code: "NOT_FOUND",
  });
  expect(await refusalOf(stranger, { insuredNumber: 1_999_999_999 })).toEqual({
    code: "NOT_FOUND",
  });
  const nobody = await callsAs().graphql(CERTIFICATES);
  expect(nobody.errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
});

test("V60 the owner of the address certifies an adult's insurance but not their care, and a child's both", async () => {
  const anna = await anInsured();
  const adult = await anInsured({ isAddressOwner: false, birthdate: "1984-01-01" });
  const child = await anInsured({ birthdate: "2017-01-01" });
  for (const person of [adult, child]) await isAlso(anna, person);
  const ofAdult = await offersTo(anna, adult);
  expect(ofAdult["INSURANCE"]).toMatchObject({ obstacle: null });
  expect(ofAdult["COST_SHARING"]).toMatchObject({ obstacle: "OF_AGE" });
  expect(ofAdult["TAX"]).toMatchObject({ obstacle: "OF_AGE", years: [] });
  expect(
    await refusalOf(anna, { kind: "COST_SHARING", insuredNumber: adult.insuredNumber }),
  ).toEqual({ code: "CONFLICT", reason: "OF_AGE" });
  expect((await offersTo(anna, child))["COST_SHARING"]).toMatchObject({ obstacle: null });
  const issued = await hasCertificate(anna, { insuredNumber: adult.insuredNumber });
  await db.insertInto("featureFlag").values({ id: "AFFILIATE_ACCOUNTS", value: true }).execute();
  const { data } = await adult.graphql(CERTIFICATES);
  expect(data.certificates).toEqual([]);
  await expect(fileOf(adult, issued)).rejects.toThrow("404");
});

test("V58 twenty a day are enough, and the next day there are more", async () => {
  const anna = await anInsured();
  for (let count = 0; count < MOST_CERTIFICATES_A_DAY; count++) await hasCertificate(anna);
  expect(await refusalOf(anna, {})).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  clock.set("2026-11-20");
  expect(await refusalOf(anna, {})).toBeUndefined();
});
