import { beforeAll, expect, test } from "vitest";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, callsAs, clock, type Customer, db, portal } from "../../test/portal.ts";
import { cover } from "../../test/samples/covered.ts";
import { treatAll } from "../../test/samples/requests.ts";
import { expectBooksToAgree } from "../../test/year/invariants.ts";

const today = "2026-11-16";
beforeAll(() => clock.set(today));

const DECLARE = `mutation Declare($concernedInsured: Int!, $type: MaternityEvent!, $date: Date!) {
  declareMaternity(concernedInsured: $concernedInsured, type: $type, date: $date)
}`;
const declare = (who: Pick<Customer, "graphql">, concernedInsured: number, given: object) =>
  who.graphql(DECLARE, { concernedInsured, type: "BIRTHDATE", date: today, ...given });
const codeOf = ({ errors }: Awaited<ReturnType<Customer["graphql"]>>) => errors?.[0]?.extensions;
const week = (date: string) => ({ type: "THIRTEENTH_WEEK_DATE", date });

/** Bills that are settled today, one after the other. */
async function hasSettledBills({ insuredNumber }: Customer, ...bills: object[]): Promise<void> {
  for (const bill of bills) {
    await db
      .insertInto("claim")
      .values({
        insuredNumber,
        isPrivate: true,
        channel: "PROVIDER",
        dueOn: today,
        provider: "Spital Felsenau",
        category: "DOCTOR",
        treatmentBegin: "2026-10-01",
        treatmentEnd: "2026-10-01",
        tiers: "PAYANT",
        billed: 100_00,
        ...bill,
      })
      .execute();
    await portal.claims.runDue();
  }
}
const on = (day: string) => ({ treatmentBegin: day, treatmentEnd: day });
const borne = ({ insuredNumber }: Customer) =>
  db
    .selectFrom("contribution")
    .select(["deductiblePaid", "coinsurancePaid"])
    .where("insuredNumber", "=", insuredNumber)
    .where("year", "=", 2026)
    .executeTakeFirstOrThrow();
const creditOf = async ({ id }: Customer) => {
  const rows = await db
    .selectFrom("creditMovement")
    .select(["kind", "amount"])
    .where("accountId", "=", id)
    .execute();
  return rows.map(({ kind, amount }) => [kind, amount]);
};
const LIST = `query L { reimbursements(from: "2026-11-16", to: "2026-11-16") {
  statementNumber status iddms toBePaidToYou owed
  statements { careProvider totalAmount deductible coinsurance correction } } }`;
const latest = async (who: Customer) => (await who.graphql(LIST)).data.reimbursements[0];

test("W03 everybody of the account is listed, and only women we insure of an age to bear a child are eligible", async () => {
  const anna = await aCustomer();
  const family = [
    await aCustomer({ firstname: "Bruno", gender: "M" }),
    await aCustomer({ firstname: "Clara", birthdate: "2014-11-17" }),
    await aCustomer({ firstname: "Dora", birthdate: "2014-11-16" }),
    await aCustomer({ firstname: "Edith", birthdate: "1970-11-17" }),
    await aCustomer({ firstname: "Flora", birthdate: "1970-11-16" }),
    await aCustomer({ firstname: "Gina" }),
  ];
  for (const [place, { insuredNumber }] of family.entries())
    await db
      .insertInto("accountInsured")
      .values({ accountId: anna.id, insuredNumber, position: place + 1 })
      .execute();
  await db
    .updateTable("insured")
    .set({ forInformation: true })
    .where("insuredNumber", "=", family[5]?.insuredNumber ?? 0)
    .execute();
  const { data } = await anna.graphql(
    "query M { maternityInsureds { fullname isEligibleMaternityDeclaration } }",
  );
  type Listed = { fullname: string; isEligibleMaternityDeclaration: boolean };
  const eligible = (data.maternityInsureds as Listed[]).filter(
    (one) => one.isEligibleMaternityDeclaration,
  );
  expect(data.maternityInsureds).toHaveLength(7);
  expect(eligible.map(({ fullname }) => fullname)).toEqual([
    "Anna Rossi",
    "Dora Rossi",
    "Edith Rossi",
  ]);
  for (const place of [0, 1, 4, 5]) {
    const { insuredNumber } = family[place] ?? anna;
    expect(codeOf(await declare(anna, insuredNumber, {}))).toMatchObject({
      fields: { concernedInsured: "maternity.notEligible" },
    });
  }
});

test("W04 what cannot be declared writes nothing: other people, days of the past and of the future, no person", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  const own = anna.insuredNumber;
  expect(codeOf(await declare(anna, stranger.insuredNumber, {}))).toMatchObject({
    code: "INVALID",
    fields: { concernedInsured: "insured.unknown" },
  });
  expect(codeOf(await declare(anna, own, { date: "2026-11-17" }))).toMatchObject({
    fields: { date: "maternity.birthdate" },
  });
  expect(codeOf(await declare(anna, own, week("2026-12-18")))).toMatchObject({
    fields: { date: "maternity.thirteenthWeek" },
  });
  for (const given of [{ type: "TWINS" }, { date: "2026-02-30" }, { date: "'; drop table" }])
    expect((await declare(anna, own, given)).errors).toBeDefined();
  expect(codeOf(await declare(anna, -1, {}))).toMatchObject({ code: "INVALID" });
  expect(codeOf(await declare(callsAs(), own, {}))).toMatchObject({ code: "UNAUTHENTICATED" });
  const written = await db
    .selectFrom("interaction")
    .select("id")
    .where("accountId", "in", [anna.id, stranger.id])
    .execute();
  expect(written).toEqual([]);
});

test("W04 two tabs that declare the same day at once are one declaration, told in change tracking without a status", async () => {
  const anna = await aCustomer();
  const answers = await Promise.all([1, 2, 3].map(() => declare(anna, anna.insuredNumber, {})));
  expect(answers.filter(({ data }) => data?.declareMaternity)).toHaveLength(1);
  expect(answers.flatMap((one) => codeOf(one)?.["code"] ?? [])).toEqual(["CONFLICT", "CONFLICT"]);
  await treatAll();
  expect(codeOf(await declare(anna, anna.insuredNumber, {}))).toMatchObject({ code: "CONFLICT" });
  const { data } = await anna.graphql(
    `query T { interactions(from: "2026-01-01", to: "2030-12-31") { type details } }`,
  );
  expect(data.interactions).toEqual([
    { type: "MATERNITY", details: { kind: "maternity", type: "BIRTHDATE", date: today } },
  ]);
  const rows = await db
    .selectFrom("maternity")
    .select(["accountId", "declaredOn", "expectedOn", "bornOn"])
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  expect(rows).toEqual([
    { accountId: anna.id, declaredOn: today, expectedOn: null, bornOn: today },
  ]);
});

test("Q01 of one pregnancy one 13th week is open: another day waits until the first is recorded, and other people are not kept waiting", async () => {
  const [anna, berta] = [await aCustomer(), await aCustomer()];
  const own = anna.insuredNumber;
  const dates = ["2026-12-01", "2026-12-02", "2026-12-10"];
  const answers = await Promise.all(dates.map((date) => declare(anna, own, week(date))));
  expect(answers.filter(({ data }) => data?.declareMaternity)).toHaveLength(1);
  const refused = { code: "CONFLICT", maternityStatus: "OPEN" };
  expect(answers.flatMap((one) => codeOf(one) ?? [])).toEqual([
    expect.objectContaining(refused),
    expect.objectContaining(refused),
  ]);
  expect((await declare(berta, berta.insuredNumber, week("2026-12-02"))).errors).toBeUndefined();
  expect((await declare(anna, own, week("2025-12-01"))).errors, "another one").toBeUndefined();
  expect((await declare(anna, own, { date: "2026-06-10" })).errors, "its birth").toBeUndefined();
  expect(codeOf(await declare(anna, own, { date: "2026-06-11" }))).toMatchObject(refused);
  await treatAll();
  expect((await declare(anna, own, week("2026-12-14"))).errors, "recorded").toBeUndefined();
});

test("Q01 a birth ends the pregnancy whose 13th week was declared, and another day of it takes the place of the first", async () => {
  const anna = await aCustomer();
  for (const given of [week("2026-04-01"), week("2026-04-03"), { date: "2026-10-20" }]) {
    await declare(anna, anna.insuredNumber, given);
    await treatAll();
  }
  const rows = await db
    .selectFrom("maternity")
    .select(["expectedOn", "bornOn"])
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  expect(rows).toEqual([{ expectedOn: "2026-10-16", bornOn: "2026-10-20" }]);
});

test("Q01 a declared 13th week corrects what was settled from its day on, to the rappen: statement, meters, credit, paper", async () => {
  const anna = await aCustomer();
  await cover(anna);
  await hasSettledBills(
    anna,
    { billed: 250_00, ...on("2026-03-31") },
    { billed: 1234_55, ...on("2026-04-01"), provider: "Praxis Sonnenhof" },
    {
      billed: 6000_00,
      category: "HOSPITAL",
      treatmentBegin: "2026-05-01",
      treatmentEnd: "2026-05-06",
    },
  );
  // 50 of the deductible and a tenth of the rest; then a tenth of the rest of the stay, and five days.
  expect(await borne(anna)).toEqual({ deductiblePaid: 300_00, coinsurancePaid: 700_00 });
  await declare(anna, anna.insuredNumber, week("2026-04-01"));
  await treatAll();
  expect(await borne(anna)).toEqual({ deductiblePaid: 250_00, coinsurancePaid: 0 });
  expect(await latest(anna)).toMatchObject({
    status: "CLOSED",
    toBePaidToYou: 0,
    owed: -(50 + 700 + 75),
    statements: [
      { careProvider: "Praxis Sonnenhof", totalAmount: -1234.55, correction: "REVERSAL" },
      { careProvider: "Praxis Sonnenhof", totalAmount: 1234.55, correction: "REPLACEMENT" },
      { careProvider: "Spital Felsenau", totalAmount: -6000, correction: "REVERSAL" },
      { careProvider: "Spital Felsenau", totalAmount: 6000, correction: "REPLACEMENT" },
    ],
  });
  // Billed shares that are no longer owed are open: the credit pays them, oldest first.
  expect(await creditOf(anna)).toEqual([
    ["CREDIT_NOTE", 825_00],
    ["OFFSET", -250_00],
    ["OFFSET", -168_46],
    ["OFFSET", -406_54],
  ]);
  const { iddms, statementNumber } = await latest(anna);
  expect(statementNumber).toBe(`2026-${anna.insuredNumber}-005`);
  const answer = await anna.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain("Annule une ligne du décompte");
  expect(text).toContain(`2026-${anna.insuredNumber}-003`);
  expect(text).toContain("CHF 825.00");
  await expectBooksToAgree(today);
});

test("Q01 who had paid the provider is paid back, and a later bill of the year bears the deductible that became free", async () => {
  const anna = await aCustomer();
  await cover(anna);
  await hasSettledBills(
    anna,
    { billed: 500_00, ...on("2026-08-01"), tiers: "GARANT" },
    { billed: 200_00, ...on("2026-11-10"), tiers: "GARANT" },
  );
  expect(await borne(anna)).toEqual({ deductiblePaid: 300_00, coinsurancePaid: 40_00 });
  await declare(anna, anna.insuredNumber, { date: "2026-09-01" });
  await treatAll();
  expect(await borne(anna)).toEqual({ deductiblePaid: 200_00, coinsurancePaid: 0 });
  // 320 of the first bill are paid back; the second one was overpaid by 180.
  expect(await latest(anna)).toMatchObject({ status: "IN_PAYMENT", toBePaidToYou: 140, owed: 0 });
  await hasSettledBills(anna, { billed: 150_00, ...on("2026-11-12") });
  expect(await borne(anna)).toEqual({ deductiblePaid: 300_00, coinsurancePaid: 5_00 });
  await expectBooksToAgree(today);
});

test("Q01 what a correction makes too much of a payment is billed with what it gives back", async () => {
  const anna = await aCustomer();
  await cover(anna);
  await hasSettledBills(
    anna,
    { billed: 500_00, ...on("2026-08-01"), tiers: "PAYANT" },
    { billed: 200_00, ...on("2026-11-10"), tiers: "GARANT" },
  );
  await declare(anna, anna.insuredNumber, { date: "2026-09-01" });
  await treatAll();
  expect(await latest(anna)).toMatchObject({ toBePaidToYou: 0, owed: -140, status: "CLOSED" });
  expect(await creditOf(anna)).toEqual([
    ["CREDIT_NOTE", 140_00],
    ["OFFSET", -140_00],
  ]);
  await expectBooksToAgree(today);
});

test("Q01 a declaration that frees nothing writes no statement, and one that comes twice corrects once", async () => {
  const anna = await aCustomer();
  await cover(anna);
  await hasSettledBills(anna, { ...on("2026-02-01") }, { ...on("2026-10-02"), tiers: "GARANT" });
  const count = async () =>
    (
      await db
        .selectFrom("statement")
        .select("id")
        .where("insuredNumber", "=", anna.insuredNumber)
        .execute()
    ).length;
  const before = await count();
  await declare(anna, anna.insuredNumber, week("2026-10-03"));
  await treatAll();
  expect(await count()).toBe(before);
  await declare(anna, anna.insuredNumber, week("2026-10-01"));
  await treatAll();
  expect(await count()).toBe(before + 1);
  await declare(anna, anna.insuredNumber, week("2026-09-30"));
  await treatAll();
  expect(await count()).toBe(before + 1);
  // A later 13th week than first declared: the bill of 2 October counts again.
  await declare(anna, anna.insuredNumber, week("2026-10-05"));
  await treatAll();
  expect([await count(), (await borne(anna)).deductiblePaid]).toEqual([before + 2, 200_00]);
  await expectBooksToAgree(today);
});
