import { referenceOf } from "@portal/model/invoices/reference.ts";
import { expect, test } from "vitest";
import {
  entriesOf,
  imports,
  nextId,
  notificationXml,
  receivingIban,
  reports,
  statementXml,
} from "../samples/bank.ts";
import { hasInvoice } from "../samples/invoices.ts";
import { lettersOf, operate, stateOf } from "../samples/money.ts";
import { aCustomer, type Customer, clock, db } from "../portal.ts";
import { readAccounts } from "../../src/invoices/statement/read-ledger.ts";

async function owing(options: Parameters<typeof hasInvoice>[1] = {}) {
  const anna = await aCustomer();
  const no = await hasInvoice(anna, options);
  return { anna, no, reference: referenceOf(no) };
}
const creditOf = async ({ id }: Customer) => {
  const rows = await db
    .selectFrom("creditMovement")
    .select("amount")
    .where("accountId", "=", id)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};
const statesOf = async (reference: string) =>
  (await entriesOf(reference)).map(({ state, reason }) => reason ?? state);

test.beforeEach(() => clock.set("2026-11-20"));

test("I04 a payment with the reference of a QR-bill settles its invoice; less is a part, more is a credit, twice is a credit", async () => {
  const exact = await owing();
  const part = await owing();
  const more = await owing();
  const twice = await owing();
  const imported = await reports(
    { amount: 412_35, reference: exact.reference },
    { amount: 100_00, reference: part.reference },
    { amount: 500_00, reference: more.reference },
    { amount: 412_35, reference: twice.reference },
    { amount: 412_35, reference: twice.reference },
  );
  expect(imported).toMatchObject({ state: "BOOKED", entries: 5, repeated: 0 });
  expect(await stateOf(exact.no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
  expect(await stateOf(part.no)).toMatchObject({ status: "ENCOURS", paid: 100_00 });
  expect(await stateOf(more.no)).toMatchObject({ status: "REGLEE", paid: 500_00 });
  expect(await creditOf(more.anna)).toBe(87_65);
  expect(await creditOf(twice.anna)).toBe(412_35);
  expect(await statesOf(exact.reference)).toEqual(["MATCHED"]);
  expect(await statesOf(part.reference)).toEqual(["PARTIAL"]);
  expect(await statesOf(more.reference)).toEqual(["TOO_MUCH"]);
  expect((await statesOf(twice.reference)).toSorted()).toEqual(["DUPLICATE", "MATCHED"]);
});

test("I04 five rappen too little settle an invoice, and three francs wait for the next one", async () => {
  const [short, small] = [await owing(), await owing()];
  await reports(
    { amount: 412_30, reference: short.reference },
    { amount: 409_35, reference: small.reference },
  );
  expect(await stateOf(short.no)).toMatchObject({ status: "REGLEE" });
  expect(await stateOf(small.no)).toMatchObject({ status: "ENCOURS", paid: 409_35 });
  expect([...(await statesOf(short.reference)), ...(await statesOf(small.reference))]).toEqual([
    "MATCHED",
    "MATCHED",
  ]);
});

test("the same file, and another file with the same message id, change nothing", async () => {
  const { no, reference } = await owing();
  const messageId = nextId();
  const payment = { amount: 100_00, reference };
  const text = await notificationXml({ messageId, entries: [{ payments: [payment] }] });
  expect(await imports(text)).toMatchObject({ state: "BOOKED", entries: 1 });
  expect(await imports(text)).toEqual({ state: "REPEATED" });
  const other = await notificationXml({ messageId, entries: [{ payments: [payment] }] });
  expect(await imports(other)).toEqual({ state: "REPEATED" });
  expect(await stateOf(no)).toMatchObject({ paid: 100_00 });
});

test.each(["statement first", "notification first"])(
  "a sum in the statement and its payments in the notification count once: %s",
  async (order) => {
    const [one, two] = [await owing(), await owing()];
    const entry = {
      id: nextId(),
      payments: [
        { amount: 412_35, reference: one.reference },
        { amount: 12_35, reference: two.reference },
      ],
    };
    const statement = await statementXml({ entries: [{ ...entry, hasDetails: false }] });
    const notification = await notificationXml({ entries: [entry] });
    const files =
      order === "statement first" ? [statement, notification] : [notification, statement];
    for (const text of files) expect(await imports(text)).toMatchObject({ state: "BOOKED" });
    // The same payments again, with other references of the bank.
    const again = await statementXml({ entries: [entry] });
    expect(await imports(again)).toMatchObject({ state: "BOOKED", entries: 1, repeated: 2 });
    expect(await stateOf(one.no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
    expect(await stateOf(two.no)).toMatchObject({ paid: 12_35 });
    const sums = await db
      .selectFrom("bankEntry")
      .select("state")
      .where("batchKey", "=", entry.id)
      .where("entryKey", "like", "SUM %")
      .execute();
    expect(sums).toEqual([{ state: "BATCH" }]);
  },
);

test("euros are refused, an unknown reference and none at all wait for a person, and what is not booked yet is left", async () => {
  const { no, reference } = await owing();
  const strange = referenceOf("999999999999");
  await reports(
    { amount: 412_35, reference, currency: "EUR" },
    { amount: 412_35, reference: strange },
    { amount: 1_00 },
  );
  const pending = await notificationXml({
    entries: [{ status: "PDNG", payments: [{ amount: 412_35, reference }] }],
  });
  expect(await imports(pending)).toMatchObject({ entries: 0 });
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0 });
  expect(await statesOf(reference)).toEqual(["FOREIGN_CURRENCY"]);
  expect(await statesOf(strange)).toEqual(["UNKNOWN_REFERENCE"]);
});

test("a reversal opens the invoice again with a letter, also when it arrives before its payment", async () => {
  const { anna, no, reference } = await owing();
  const reversal = { amount: 412_35, reference, isDebit: true, isReversal: true };
  await reports({ amount: 412_35, reference });
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE" });
  await reports(reversal);
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0, deadline: "2026-11-30" });
  expect(await statesOf(reference)).toEqual(["REVERSED", "REVERSED"]);
  const [letter = ""] = await lettersOf(anna, "REMINDER");
  expect(letter).toContain("La banque a annulé un paiement pour cette facture");

  const early = await owing();
  await reports({ ...reversal, reference: early.reference });
  expect(await statesOf(early.reference)).toEqual(["UNKNOWN_REVERSAL"]);
  await reports({ amount: 412_35, reference: early.reference });
  expect(await stateOf(early.no)).toMatchObject({ status: "ENCOURS", paid: 0 });
  expect(await statesOf(early.reference)).toEqual(["REVERSED", "REVERSED"]);
  await reports({ amount: 412_35, reference: early.reference });
  expect(await stateOf(early.no)).toMatchObject({ status: "REGLEE", paid: 412_35 });
});

test("two nodes that import the same file at once book each payment once", async () => {
  const { no, reference } = await owing();
  const payments = Array.from({ length: 12 }, () => ({ amount: 10_00, reference }));
  const text = await notificationXml({ entries: [{ payments }] });
  const both = await Promise.all([imports(text), imports(text)]);
  expect(both.map(({ state }) => state)).toEqual(["BOOKED", "BOOKED"]);
  expect(await stateOf(no)).toMatchObject({ paid: 120_00 });
  expect(await entriesOf(reference)).toHaveLength(12);
});

test("an import that breaks off in the middle goes on where it stopped, without loss or doubling", async () => {
  const { no, reference } = await owing();
  const payments = Array.from({ length: 9 }, () => ({ amount: 10_00, reference }));
  const text = await notificationXml({ entries: [{ payments }] });
  let transactions = 0;
  const breaksOff = () => {
    if (++transactions === 7) throw new Error("the process ends");
  };
  await expect(imports(text, breaksOff)).rejects.toThrow("the process ends");
  const { paid } = await stateOf(no);
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThan(90_00);
  expect(await imports(text)).toMatchObject({ state: "BOOKED", repeated: paid / 10_00 });
  expect(await stateOf(no)).toMatchObject({ paid: 90_00 });
  expect(await imports(text)).toEqual({ state: "REPEATED" });
});

test("a joker or a plan that is asked for while the file is booked keeps its word, and so does the payment", async () => {
  const [played, planned] = [await owing(), await owing({ totalAmount: 300_00 })];
  const [imported, joker, plan] = await Promise.all([
    reports(
      { amount: 100_00, reference: played.reference },
      { amount: 100_00, reference: planned.reference },
    ),
    played.anna.post(`/v1/invoices/${played.no}/jokers`),
    planned.anna.post(`/v1/invoices/${planned.no}/arrangements`, {
      firstDate: "2026-12-01",
      nbMensualites: 3,
    }),
  ]);
  expect([imported.state, joker.status, plan.status]).toEqual(["BOOKED", 200, 200]);
  expect(await stateOf(played.no)).toMatchObject({ paid: 100_00, deadline: "2026-12-28" });
  expect(await stateOf(planned.no)).toMatchObject({ paid: 100_00 });
});

test("I07 an instalment plan is paid in parts by bank", async () => {
  const { no, reference } = await owing({
    totalAmount: 300_00,
    deadline: "2026-12-01",
    firstInstalmentOn: "2026-12-01",
    instalments: 3,
  });
  for (const deadline of ["2027-01-01", "2027-02-01"]) {
    await reports({ amount: 100_00, reference });
    expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", deadline });
  }
  await reports({ amount: 100_00, reference });
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 300_00 });
});

test("balances and sums that do not add up, and accounts of others, refuse the whole file", async () => {
  const { no, reference } = await owing();
  const entries = [{ payments: [{ amount: 412_35, reference }] }];
  const refusals = [
    await imports(await statementXml({ entries, closing: 1 })),
    await imports((await notificationXml({ entries })).replace(">412.35<", ">412.40<")),
    await imports(await notificationXml({ entries, iban: "CH9300762011623852957" })),
    await imports((await notificationXml({ entries })).replace(">412.35<", ">412.351<")),
  ];
  expect(refusals.map((one) => "reason" in one && one.reason.split(":")[0])).toEqual([
    "BALANCE",
    "SUM",
    "FOREIGN_ACCOUNT",
    "AMOUNT",
  ]);
  expect(await stateOf(no)).toMatchObject({ paid: 0 });
});

test("a statement that does not follow the one before is booked, and the operator is told of the gap", async () => {
  const iban = await receivingIban("9102");
  const [empty, later] = [
    { entries: [], iban },
    { entries: [], iban, opening: 7_00, day: "2026-12-02" },
  ];
  await imports(await statementXml({ ...empty, day: "2026-11-25" }));
  await imports(await statementXml(later));
  expect((await operate("bank", "list")).join("\n")).toContain(
    "does not follow the statement before",
  );
});

test("a person sees what waits, with invoices that suit it, and assigns it, sends it back or takes it off", async () => {
  const {
    no,
    anna,
    reference: known,
  } = await owing({ totalAmount: 733_15, holder: "Bea Zürcher" });
  const account = "CH9300762011623852957";
  const [lost, foreign] = [referenceOf("777"), referenceOf("778")];
  await reports(
    { amount: 733_15, reference: lost, name: "ZUERCHER Bea", account },
    { amount: 5_00, reference: foreign, name: "Fremd", account },
    { amount: 3_00, reference: referenceOf("779") },
  );
  const idOf = async (reference: string) => (await entriesOf(reference))[0]?.id ?? "";
  const listed = (await operate("bank", "list")).join("\n");
  expect(listed).toContain(`${await idOf(lost)} 2026-11-20 +CHF 733.15 UNKNOWN_REFERENCE`);
  expect(listed).toContain(`suits ${no} Bea Zürcher, CHF 733.15 open`);

  expect(await operate("bank", "assign", await idOf(lost), "--invoice", no)).toEqual([
    `Assigned: CHF 733.15 to ${no}, CHF 0.00 left open`,
  ]);
  expect(await stateOf(no)).toMatchObject({ status: "REGLEE", paid: 733_15 });
  await expect(operate("bank", "assign", await idOf(lost), "--invoice", no)).rejects.toThrow(
    "settled already",
  );
  const audit = await db
    .selectFrom("audit")
    .select(["actor", "action", "subject"])
    .where("accountId", "=", anna.id)
    .where("action", "=", "bank assign")
    .execute();
  expect(audit).toEqual([
    { actor: "operator Test", action: "bank assign", subject: `${no} CHF 733.15` },
  ]);

  await operate("bank", "refund", await idOf(foreign));
  await expect(operate("bank", "refund", await idOf(foreign))).rejects.toThrow("settled already");
  const none = await idOf(referenceOf("779"));
  await expect(operate("bank", "refund", none)).rejects.toThrow("from which account");
  await operate("bank", "ignore", none, "--reason", "fee");
  expect(await statesOf(referenceOf("779"))).toEqual(["SETTLED"]);
  expect(known).toBe(referenceOf(no));
});

test("a payment that a person assigned is reversed like any other", async () => {
  const { no } = await owing();
  const lost = referenceOf("881");
  await reports({ amount: 412_35, reference: lost });
  await operate("bank", "assign", (await entriesOf(lost))[0]?.id ?? "", "--invoice", no);
  await reports({ amount: 412_35, reference: lost, isDebit: true, isReversal: true });
  expect(await stateOf(no)).toMatchObject({ status: "ENCOURS", paid: 0 });
});

/** A small generator with a seed, so that a failure can be repeated. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

test.each([1, 2, 3, 4, 5])(
  "after any sequence of payments, reversals and repetitions the statement closes with what is open less the credit (%i)",
  async (seed) => {
    const random = randomOf(seed);
    const anna = await aCustomer();
    const invoices = [await hasInvoice(anna), await hasInvoice(anna, { totalAmount: 88_05 })];
    const files: string[] = [];
    for (let step = 0; step < 12; step++) {
      const reference = referenceOf(invoices[random(2)] ?? "");
      const amount = [412_35, 88_05, 50_00, 412_30, 600_00, 3][random(6)] ?? 1;
      const isReversal = random(3) === 0;
      const kept = files[random(files.length)];
      const text =
        random(4) === 0 && kept !== undefined
          ? kept
          : await notificationXml({
              entries: [{ payments: [{ amount, reference, isReversal, isDebit: isReversal }] }],
            });
      files.push(text);
      await imports(text);
      const rows = await db
        .selectFrom("invoice")
        .select(["totalAmount", "fees", "paid", "status"])
        .where("accountId", "=", anna.id)
        .execute();
      const open = rows
        .filter(({ status }) => status !== "REGLEE")
        .reduce((sum, row) => sum + row.totalAmount + row.fees - row.paid, 0);
      const wanted = {
        accountId: anna.id,
        from: "2020-01-01",
        to: "2030-01-01",
        language: "fr",
      } as const;
      const [account] = await readAccounts(db, wanted);
      expect(account?.closing, `step ${step}`).toBe(open - (await creditOf(anna)));
    }
  },
);
