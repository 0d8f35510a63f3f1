import { beforeAll, expect, test } from "vitest";
import { cover } from "../../../test/samples/covered.ts";
import { openPdf } from "../../../test/pdf.ts";
import { aCustomer, aProcess, clock, type Customer, db, portal } from "../../../test/portal.ts";

const today = "2026-11-16";
beforeAll(() => clock.set(today));

/** A bill for a person whom `cover` insured: deductible 300, a private ward. */
async function isBilled(who: Customer, billed: number, more: object = {}): Promise<string> {
  const { id } = await db
    .insertInto("claim")
    .values({
      insuredNumber: who.insuredNumber,
      isPrivate: true,
      channel: "PROVIDER",
      dueOn: today,
      provider: "Labor Felsenau",
      category: "LABORATORY",
      treatmentBegin: "2026-10-01",
      treatmentEnd: "2026-10-01",
      tiers: "GARANT",
      billed,
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const statusOf = async (id: string) =>
  (await db.selectFrom("claim").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;
const borne = (who: Customer) =>
  db
    .selectFrom("contribution")
    .select(["deductiblePaid", "coinsurancePaid"])
    .where("insuredNumber", "=", who.insuredNumber)
    .where("year", "=", 2026)
    .executeTakeFirst();
const LIST = `query L { reimbursements(from: "2026-11-16", to: "2026-11-16") {
  statementNumber date paysOn status seen iddms toBePaidToYou owed } }`;

test("K01 a bill is settled on its day: statement, meters and document come together, and money three working days later", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const id = await isBilled(anna, 2300_00);
  const later = await isBilled(anna, 10_00, { dueOn: "2026-11-17" });
  await portal.claims.runDue();
  expect([await statusOf(id), await statusOf(later)]).toEqual(["SETTLED", "IN_REVIEW"]);
  expect(await borne(anna)).toEqual({ deductiblePaid: 300_00, coinsurancePaid: 200_00 });
  const { data } = await anna.graphql(LIST);
  const [statement] = data.reimbursements;
  expect(statement).toMatchObject({
    statementNumber: `2026-${anna.insuredNumber}-002`,
    paysOn: "2026-11-19",
    status: "IN_PAYMENT",
    seen: false,
    toBePaidToYou: 1800,
    owed: 0,
  });
  const { iddms } = statement;
  const answer = await anna.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain("Labor Felsenau");
  expect(text).toContain("CHF 1'800.00");
});

test.each([
  [
    "of basic insurance",
    { tiers: "PAYANT" },
    [
      "art. 51 LPGA",
      "Payé au fournisseur de prestations CHF 400.00",
      "Franchise 300.00 sur 300.00",
      "Quote-part 10.00 sur 700.00",
    ],
    ["Office de médiation"],
    1,
  ],
  [
    "of supplementary insurance",
    { category: "GLASSES", beyondBasic: 400_00 },
    ["Office de médiation", "tribunal compétent"],
    ["opposition", "LPGA"],
    1,
  ],
  [
    "of both",
    { category: "DENTAL", beyondBasic: 100_00 },
    ["art. 51 LPGA", "Office de médiation"],
    [],
    2,
  ],
])(
  "K03 the paper of a bill %s says how to object, and no greeting stands alone",
  async (_, more, said, unsaid, pages) => {
    const eva = await aCustomer();
    await cover(eva);
    await isBilled(eva, 400_00, more);
    await portal.claims.runDue();
    const { data } = await eva.graphql(LIST);
    const { iddms } = data.reimbursements[0];
    const answer = await eva.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
    const { text, texts } = await openPdf(Buffer.from(await answer.arrayBuffer()));
    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
    const last = texts.at(-1) ?? "";
    expect(texts.length === 1 || /LPGA|médiation/.test(last)).toBe(true);
    expect(texts.length).toBeLessThanOrEqual(pages);
  },
);

test("with parallel jobs a family's bills add up to what the law asks for", async () => {
  const bea = await aCustomer();
  await cover(bea);
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => isBilled(bea, 400_00, { tiers: "PAYANT" })),
  );
  const another = await aProcess();
  await Promise.all([portal.claims.runDue(), another.claims.runDue()]);
  expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => "SETTLED"));
  expect(await borne(bea)).toEqual({ deductiblePaid: 300_00, coinsurancePaid: 290_00 });
  const { data } = await bea.graphql(LIST);
  const owed = data.reimbursements.map((one: { owed: number }) => one.owed);
  expect(owed.reduce((sum: number, one: number) => sum + one, 0)).toBe(590);
});

const invoicesOf = (who: Customer) =>
  db
    .selectFrom("invoice")
    .select(["no", "statementNumber", "lines", "totalAmount", "deadline", "status", "iddms"])
    .where("accountId", "=", who.id)
    .where("type", "=", "BENEFITS")
    .orderBy("no")
    .execute();

test("K01 I03 what is owed of a bill that we paid is billed with its statement, once, by any node", async () => {
  const dora = await aCustomer();
  await cover(dora);
  const payant = { tiers: "PAYANT", provider: "Spital Quarzblick" };
  await Promise.all([350_00, 90_00].map((billed) => isBilled(dora, billed, payant)));
  await isBilled(dora, 70_00);
  const another = await aProcess();
  await Promise.all([portal.claims.runDue(), another.claims.runDue()]);
  const invoices = await invoicesOf(dora);
  expect(invoices).toHaveLength(2);
  expect(invoices.map(({ no }) => no)).toEqual(
    [10, 11].map((place) => `${dora.insuredNumber}2611${place}`),
  );
  const { data } = await dora.graphql(LIST);
  for (const { statementNumber, owed } of data.reimbursements) {
    const invoice = invoices.find((one) => one.statementNumber === statementNumber);
    expect(invoice?.totalAmount ?? 0).toBe(Math.round(owed * 100));
  }
  expect(invoices[0]).toMatchObject({ status: "ENCOURS", deadline: "2026-12-16" });
  const { iddms = "" } = invoices[0] ?? {};
  const answer = await dora.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain("Franchise · Spital Quarzblick");
  const news = await db
    .selectFrom("notification")
    .select("kind")
    .where("accountId", "=", dora.id)
    .orderBy("kind")
    .execute();
  expect(news.map(({ kind }) => kind)).toEqual([
    "InvoiceNew",
    "InvoiceNew",
    "RefundNew",
    "RefundNew",
    "RefundNew",
  ]);
});

test("I03 a share of care below five francs waits for the next one, and is billed after three months at the latest", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const payant = { tiers: "PAYANT", provider: "Apotheke Quarz" };
  for (const who of [anna, bea]) {
    await cover(who);
    await isBilled(who, 300_00, payant);
  }
  await portal.claims.runDue();
  for (const who of [anna, bea]) await isBilled(who, 12_40, payant);
  await portal.claims.runDue();
  expect((await invoicesOf(anna)).map(({ totalAmount }) => totalAmount)).toEqual([300_00]);
  await isBilled(anna, 40_00, payant);
  await portal.claims.runDue();
  expect((await invoicesOf(anna)).map(({ totalAmount }) => totalAmount)).toEqual([300_00, 5_24]);
  clock.set("2027-02-15");
  await portal.billing.runDue();
  expect(await invoicesOf(bea)).toHaveLength(1);
  clock.set("2027-02-16");
  await portal.billing.runDue();
  await portal.billing.runDue();
  clock.set(today);
  expect((await invoicesOf(bea)).map(({ totalAmount }) => totalAmount)).toEqual([300_00, 1_24]);
});

test("I03 a customer who is billed for another adult reads the amount and the person, and nothing of the care", async () => {
  const [owner, spouse] = [await aCustomer(), await aCustomer({ isAddressOwner: false })];
  await cover(spouse);
  const { insuredNumber } = spouse;
  await db.insertInto("accountInsured").values({ accountId: owner.id, insuredNumber }).execute();
  const stay = { tiers: "PAYANT", category: "HOSPITAL", treatmentEnd: "2026-10-05" };
  await isBilled(spouse, 900_00, { ...stay, provider: "Klinik Hasenmatt" });
  await portal.claims.runDue();
  const [invoice] = await invoicesOf(owner);
  expect(invoice?.lines).toEqual([
    { kind: "COST_SHARE", insuredNumber, about: "", amount: invoice?.totalAmount },
  ]);
  expect(await invoicesOf(spouse)).toEqual([]);
  const answer = await owner.graphql(
    `query I { invoices(from: "2026-11-16", to: "2026-11-16") { invoices {
      id lines { kind name amount } periodFrom periodTo statementNumber } } }`,
  );
  expect(answer.data.invoices.invoices).toHaveLength(1);
  const { iddms = "" } = invoice ?? {};
  const pdf = await owner.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  const { text } = await openPdf(Buffer.from(await pdf.arrayBuffer()));
  expect(text).toContain("Participation aux coûts");
  for (const secret of ["Hasenmatt", "séjour", "Franchise", "05.10.2026"]) {
    expect(text).not.toContain(secret);
    expect(JSON.stringify(answer)).not.toContain(secret);
  }
});

test("a bill of a day on which no person was insured is refused, and one that came on paper is read by its day", async () => {
  const [cora, dora] = [await aCustomer(), await aCustomer()];
  await cover(dora);
  const id = await isBilled(cora, 80_00);
  const onPaper = (dueOn: string) => ({
    dueOn,
    channel: "CUSTOMER",
    provider: null,
    category: null,
    treatmentBegin: null,
    treatmentEnd: null,
    tiers: null,
    billed: null,
  });
  const unread = await isBilled(dora, 80_00, onPaper(today));
  const waiting = await isBilled(dora, 80_00, onPaper("2026-11-17"));
  await portal.claims.runDue();
  expect(await Promise.all([id, unread, waiting].map(statusOf))).toEqual([
    "REFUSED",
    "SETTLED",
    "RECEIVED",
  ]);
});

test("K02 a share that is too small for an invoice is to come, and then on the next one with the other", async () => {
  const fia = await aCustomer();
  await cover(fia);
  const SHARES = `query S { reimbursements(from: "2026-11-16", to: "2026-11-16") { status invoice { id isPaid } } }`;
  const payant = { tiers: "PAYANT" };
  await isBilled(fia, 3_00, payant);
  await portal.claims.runDue();
  const waiting = (await fia.graphql(SHARES)).data.reimbursements;
  expect(waiting).toEqual([{ status: "TO_BE_INVOICED", invoice: null }]);
  await isBilled(fia, 40_00, payant);
  await portal.claims.runDue();
  const [invoice] = await invoicesOf(fia);
  expect(invoice?.totalAmount).toBe(43_00);
  const invoiced = { status: "INVOICED", invoice: { id: invoice?.no, isPaid: false } };
  expect((await fia.graphql(SHARES)).data.reimbursements).toEqual([invoiced, invoiced]);
});
