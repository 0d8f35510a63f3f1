import { parseCamt053 } from "camt-parser";
import { CashManagementEndOfDayReport, PaymentStatusReport } from "iso20022.js";
import SEPA from "sepa";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { ibanFault } from "@portal/model/typing/iban.ts";
import { expect, test } from "vitest";
import { answerXml, statementXml } from "../../test/samples/bank.ts";
import { groupAccount } from "../insurer/bank/own-accounts.ts";
import { readBankFile } from "./read/read-file.ts";
import type { FilePart } from "./read/booking.ts";
import type { DueOrder } from "./send/due-orders.ts";
import { writeDebits, writeTransfers } from "./send/messages.ts";

const iban = groupAccount.iban;
const reference = referenceOf("4218730261101");

async function partsOf(text: string): Promise<FilePart[]> {
  const parts: FilePart[] = [];
  for await (const part of readBankFile([new TextEncoder().encode(text)])) parts.push(part);
  return parts;
}

test("camt-parser and iso20022.js read the same statement as we do", async () => {
  const text = await statementXml({
    iban,
    messageId: "STATEMENT1",
    opening: 1000_05,
    entries: [
      { id: "E1", payments: [{ amount: 412_35, reference }] },
      { id: "E2", payments: [{ amount: 41_20, isDebit: true, endToEndId: "OUR1" }] },
    ],
  });
  const parts = await partsOf(text);
  const bookings = parts.flatMap((one) => (one.part === "BOOKING" ? [one.booking] : []));
  const statement = parts.find((one) => one.part === "STATEMENT")?.statement;

  const theirs = (await parseCamt053(text)).statements[0];
  expect(theirs?.account.iban).toBe(bookings[0]?.iban);
  expect(theirs?.balances.map(({ amount }) => Math.round(Number(amount.value) * 100))).toEqual([
    statement?.opening,
    statement?.closing,
  ]);
  expect(
    theirs?.transactions.map((one) => [one.accountServicerReference, one.amount.value]),
  ).toEqual(bookings.map(({ batchKey, amount }) => [batchKey, (amount / 100).toFixed(2)]));

  const report = CashManagementEndOfDayReport.fromXML(text);
  expect(report.messageId).toBe("STATEMENT1");
  expect(
    report.entries.map(({ amount, creditDebitIndicator }) => [amount, creditDebitIndicator]),
  ).toEqual(bookings.map(({ amount, isCredit }) => [amount, isCredit ? "credit" : "debit"]));
});

test("iso20022.js reads the same answer as we do", async () => {
  const text = answerXml({ messageId: "M1", endToEndId: "E1", status: "RJCT", reason: "AC04" });
  const [, answer] = await partsOf(text);
  expect(answer).toMatchObject({
    answer: { messageId: "M1", endToEndId: "E1", status: "RJCT", reason: "AC04" },
  });
  expect(PaymentStatusReport.fromXML(text).firstStatusInformation).toMatchObject({
    type: "transaction",
    originalEndToEndId: "E1",
    status: "RJCT",
    reason: { code: "AC04" },
  });
});

/** The paths of all elements in their order, each once. */
function orderOf(text: string): string[] {
  const paths: string[] = [];
  const stack: string[] = [];
  for (const [, isEnd, name = "", isEmpty] of text.matchAll(/<(\/?)([A-Z]\w*)[^>]*?(\/?)>/g)) {
    if (isEnd) stack.pop();
    else {
      paths.push([...stack, name].join("/"));
      if (!isEmpty) stack.push(name);
    }
  }
  return [...new Set(paths)];
}

/** The paths of one file that the other has as well. */
function commonOrder(one: string, other: string): string[] {
  const known = new Set(orderOf(other));
  return orderOf(one).filter((path) => known.has(path));
}

const order: DueOrder = {
  id: "0b0e7dbb-4f6c-4f0b-9d5c-0a5a8a8b9c1d",
  insurerCode: "",
  amount: 412_35,
  iban: "CH9300762011623852957",
  name: "Zoë Müller & Söhne <1>",
  scheme: "SDD",
  reference,
};
const message = {
  messageId: "C1",
  createdAt: new Date("2026-11-20T05:00:00Z"),
  day: "2026-11-25",
  initiator: "Cervin",
  accounts: [],
  groups: [{ paymentInformation: "C100", insurerCode: "", orders: [order] }],
};

test("sepa.js writes the elements of a transfer and of a direct debit in the same order", async () => {
  const transfers = new SEPA.Document("pain.001.001.09");
  Object.assign(transfers.grpHdr, { id: "C1", created: new Date(), initiatorName: "Cervin" });
  const group = transfers.createPaymentInfo();
  Object.assign(group, {
    requestedExecutionDate: new Date(),
    debtorIBAN: iban,
    debtorBIC: "POFICHBEXXX",
    debtorName: "Cervin",
    batchBooking: true,
  });
  transfers.addPaymentInfo(group);
  const payment = group.createTransaction();
  Object.assign(payment, {
    creditorName: "Anna",
    creditorIBAN: order.iban,
    amount: 412.35,
    currency: "CHF",
    remittanceInfo: "X",
    end2endId: "E1",
  });
  group.addTransaction(payment);
  const ours = await writeTransfers(message);
  expect(commonOrder(ours, transfers.toString())).toEqual(commonOrder(transfers.toString(), ours));
  expect(commonOrder(ours, transfers.toString()).length).toBeGreaterThanOrEqual(15);

  const debits = new SEPA.Document("pain.008.001.08");
  Object.assign(debits.grpHdr, { id: "C1", created: new Date(), initiatorName: "Cervin" });
  const collection = debits.createPaymentInfo();
  Object.assign(collection, {
    collectionDate: new Date(),
    creditorIBAN: iban,
    creditorBIC: "POFICHBEXXX",
    creditorName: "Cervin",
    creditorId: "DE98ZZZ09999999999",
    batchBooking: true,
  });
  debits.addPaymentInfo(collection);
  const debit = collection.createTransaction();
  Object.assign(debit, {
    debtorName: "Anna",
    debtorIBAN: order.iban,
    debtorBIC: "POFICHBEXXX",
    mandateId: "M1",
    mandateSignatureDate: new Date(),
    amount: 412.35,
    currency: "CHF",
    remittanceInfo: "X",
    end2endId: "E1",
  });
  collection.addTransaction(debit);
  const own = await writeDebits(message);
  expect(commonOrder(own, debits.toString())).toEqual(commonOrder(debits.toString(), own));
  expect(commonOrder(own, debits.toString()).length).toBeGreaterThanOrEqual(20);
});

test("names with signs of XML and letters of other scripts are written by the standard", async () => {
  const named = (name: string) => ({
    ...message,
    groups: [{ paymentInformation: "C100", insurerCode: "", orders: [{ ...order, name }] }],
  });
  expect(await writeTransfers(named(order.name))).toContain(
    "<Nm>Zoë Müller &amp; Söhne &lt;1&gt;</Nm>",
  );
  expect(await writeTransfers(named("Иван\u202E Иванов"))).toContain("<Nm>???? ??????</Nm>");
  expect(await writeTransfers(named("a".repeat(200)))).toContain(`<Nm>${"a".repeat(70)}</Nm>`);
  expect(await writeTransfers(named("\u202E"))).toContain("<Nm>NOTPROVIDED</Nm>");
});

test("sepa.js finds the same check digits in IBANs", () => {
  for (const one of [iban, order.iban, "CH9300762011623852958", "DE89370400440532013000"])
    expect(ibanFault(one) === undefined, one).toBe(SEPA.validateIBAN(one));
});
