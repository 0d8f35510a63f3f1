import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { expect, test } from "vitest";
import { cover } from "../../../test/samples/covered.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { openPdf } from "../../../test/pdf.ts";
import { codesOn } from "../../../test/samples/qr-codes.ts";
import { aCustomer, clock, type Customer, db, portal } from "../../../test/portal.ts";

const runOn = async (day: string) => {
  clock.set(day);
  await portal.billing.runDue();
};
const stepsOf = (no: string) =>
  db
    .selectFrom("invoiceReminder")
    .select(["status", "sentOn", "dueOn", "deadline", "fee", "interest", "owed"])
    .where("invoiceNo", "=", no)
    .orderBy("position")
    .execute();
const arrives = (who: Customer, invoiceNo: string, paidOn: string, amount: number) =>
  db
    .insertInto("invoicePayment")
    .values({ invoiceNo, position: 0, accountId: who.id, paidOn, amount })
    .execute();
/** A customer's letters about an invoice, oldest first, as the archive lists them. */
const LETTERS = `query Letters { documents(from: "2026-01-01", to: "2027-12-31", subTypes: [REMINDER]) {
  iddms description reference date } }`;
interface Letter {
  iddms: string;
  description: string;
  reference: string | null;
  date: string;
}
const lettersOf = async (who: Customer, no: string): Promise<Letter[]> => {
  const all: Letter[] = (await who.graphql(LETTERS)).data.documents;
  return all
    .filter(({ reference }) => reference?.endsWith(formatInvoiceNumber(no)))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
};
async function letterOf(who: Customer, no: string, place: number): Promise<Buffer> {
  const { iddms } = (await lettersOf(who, no))[place] ?? {};
  const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
const aCovered = async () => {
  const who = await aCustomer();
  await cover(who);
  return who;
};

test("I04 basic insurance is dunned by the health insurance law: thirty days, and interest with debt collection", async () => {
  const anna = await aCovered();
  const no = await hasInvoice(anna, { deadline: "2026-11-25" });
  for (const day of ["2026-12-10", "2027-01-11", "2027-02-25"]) await runOn(day);
  expect(await stepsOf(no)).toEqual([
    {
      status: "RAPPEL",
      sentOn: "2026-12-10",
      dueOn: "2026-11-25",
      deadline: "2026-12-30",
      fee: 5_00,
      interest: 0,
      owed: 417_35,
    },
    {
      status: "SOMMATION",
      sentOn: "2027-01-11",
      dueOn: "2026-12-30",
      deadline: "2027-02-10",
      fee: 20_00,
      interest: 0,
      owed: 437_35,
    },
    {
      status: "POURSUITE",
      sentOn: "2027-02-25",
      dueOn: "2027-02-10",
      deadline: "2027-02-25",
      fee: 60_00,
      // 5 % a year on 412.35, for 92 days.
      interest: 5_20,
      owed: 502_55,
    },
  ]);
  const { text } = await openPdf(await letterOf(anna, no, 1));
  expect(text).toContain("délai de 30 jours de l’art. 64a LAMal");
  expect(text).not.toContain("LCA");
});

test("I04 what is insured by contract is dunned by the law on contracts: fourteen days, then cover is suspended", async () => {
  const bea = await aCovered();
  const no = await hasInvoice(bea, {
    deadline: "2026-11-25",
    law: "LCA",
    healthInsurerCode: "9100",
  });
  for (const day of ["2026-12-10", "2027-01-11", "2027-02-09"]) await runOn(day);
  expect((await stepsOf(no)).map(({ status, deadline }) => [status, deadline])).toEqual([
    ["RAPPEL", "2026-12-30"],
    ["SOMMATION", "2027-01-25"],
    ["POURSUITE", "2027-02-09"],
  ]);
  const { text } = await openPdf(await letterOf(bea, no, 1));
  expect(text).toContain("délai de 14 jours de l’art. 20 LCA");
  expect(text).toMatch(
    /votre couverture est suspendue dès la fin du délai.*jusqu’au paiement complet de la prime, des intérêts et des frais/,
  );
  expect(text).not.toContain("LAMal");
});

test("I04 fees and terms are those of the rows that hold on the deadline, and a deadline is a working day", async () => {
  const cora = await aCovered();
  const rule = { law: "LAMAL", status: "RAPPEL", validFrom: "2028-01-01" };
  await db
    .insertInto("dunningRule")
    .values({ ...rule, afterDays: 10, termDays: 9, fee: 7_00, interest: 0 })
    .execute();
  const [before, since] = [
    await hasInvoice(cora, { deadline: "2027-12-31" }),
    await hasInvoice(cora, { deadline: "2028-01-04" }),
  ];
  await runOn("2028-01-20");
  expect((await stepsOf(before))[0]).toMatchObject({ fee: 5_00, deadline: "2028-02-09" });
  // Nine days later is Saturday, 29 January.
  expect((await stepsOf(since))[0]).toMatchObject({ fee: 7_00, deadline: "2028-01-31" });
  await db.deleteFrom("dunningRule").where("validFrom", "=", "2028-01-01").execute();
});

test("I09 a reminder asks for what is still owed, with a slip of its insurer, a day and a greeting", async () => {
  const dora = await aCovered();
  const no = await hasInvoice(dora, { deadline: "2026-11-25" });
  await arrives(dora, no, "2026-12-01", 112_35);
  await runOn("2026-12-10");
  const bytes = await letterOf(dora, no, 0);
  const { text } = await openPdf(bytes);
  for (const words of [
    "Rappel À payer CHF 305.00",
    "Facture Déjà payé Frais de rappel À payer",
    "Montant ouvert, CHF 412.35 −112.35 5.00 305.00",
    "d’ici au 30.12.2026",
    "Avec nos meilleures salutations",
    "Cervin Santé SA",
  ]) {
    expect(text).toContain(words);
  }
  const [code = ""] = await codesOn(bytes);
  const lines = code.split(/\r?\n/);
  expect([lines[3], lines[5], lines[18]]).toEqual([
    "CH2631999456001101017",
    "Cervin Santé SA",
    "305.00",
  ]);
});

test("L02 a reminder keeps what it said when something is paid, dunned or renamed later", async () => {
  const elsa = await aCovered();
  const no = await hasInvoice(elsa, { deadline: "2026-11-25" });
  await runOn("2026-12-10");
  const before = (await openPdf(await letterOf(elsa, no, 0))).text;
  await runOn("2027-01-11");
  await arrives(elsa, no, "2027-01-12", 200_00);
  await runOn("2027-01-12");
  await db.updateTable("insurer").set({ city: "Zermatt" }).where("code", "=", "9101").execute();
  const after = (await openPdf(await letterOf(elsa, no, 0))).text;
  await db.updateTable("insurer").set({ city: "Lausanne" }).where("code", "=", "9101").execute();
  expect(after).toBe(before);
});

test("I09 a second reminder after a joker is a reminder again, and what follows it bears its own name", async () => {
  const fadi = await aCovered();
  const no = await hasInvoice(fadi, { deadline: "2026-11-25" });
  await runOn("2026-12-10");
  expect((await fadi.post(`/v1/invoices/${no}/jokers`)).status).toBe(200);
  for (const day of ["2027-02-14", "2027-03-20"]) await runOn(day);
  const titles = (await lettersOf(fadi, no)).map(({ description }) => description.split(/\s:/)[0]);
  expect(titles).toEqual(["Rappel", "Rappel", "Sommation"]);
});

test("I09 a customer who is pursued is asked to call before paying, and gets no slip", async () => {
  const gina = await aCovered();
  const no = await hasInvoice(gina, { deadline: "2026-11-25" });
  for (const day of ["2026-12-10", "2027-01-11", "2027-02-25"]) await runOn(day);
  const bytes = await letterOf(gina, no, 2);
  const { text } = await openPdf(bytes);
  expect(text).toContain("Poursuite engagée");
  expect(text).toContain("Appelez-nous avant de payer");
  expect(text).not.toContain("y met fin");
  expect(await codesOn(bytes)).toEqual([]);
});

test("I07 the end of a payment plan has its own letter, with what is left and a slip", async () => {
  const hugo = await aCovered();
  const no = await hasInvoice(hugo, {
    totalAmount: 300_00,
    deadline: "2026-12-01",
    firstInstalmentOn: "2026-12-01",
    instalments: 3,
  });
  await runOn("2026-12-14");
  expect((await lettersOf(hugo, no)).map(({ description }) => description.split(/\s:/)[0])).toEqual(
    ["Fin de votre plan de paiement"],
  );
  const bytes = await letterOf(hugo, no, 0);
  expect((await openPdf(bytes)).text).toContain("d’ici au 04.01.2027");
  const [code = ""] = await codesOn(bytes);
  expect(code.split(/\r?\n/)[18]).toBe("300.00");
});
