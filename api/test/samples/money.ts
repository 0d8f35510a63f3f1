import { createScanner } from "../../src/core/scanner.ts";
import { requestKinds } from "../../src/back-office.ts";
import { readOrder } from "../../src/commands/operator/operator.ts";
import { issueInvoice } from "../../src/invoices/billing/issue-invoice.ts";
import { hasDebitAccount } from "./addresses.ts";
import { openPdf } from "../pdf.ts";
import { clock, type Customer, db, portal, secrets } from "../portal.ts";

export const basic = { law: "LAMAL", insurerCode: "9101" } as const;

/** Runs a command of the operator on the day of the clock. Returns the lines of the output. */
export async function operate(...args: string[]): Promise<string[]> {
  const order = readOrder(args);
  if (!("command" in order)) throw new Error(`${args.join(" ")} is no command.`);
  return db.transaction().execute((tx) => {
    const scanner = createScanner(undefined);
    const operator = {
      db: tx,
      secrets,
      scanner,
      now: clock.now(),
      kinds: requestKinds,
      person: "Test",
    };
    return order.command.run(operator, order.given);
  });
}

/** A payment arrives and is booked. */
export async function pays(no: string, rappen: number): Promise<void> {
  await operate("invoices", "pay", no, "--amount", (rappen / 100).toFixed(2));
  await worksOff();
}

/** The job also runs by itself: a round in progress may have begun before the latest payments. */
async function worksOff(): Promise<void> {
  for (let round = 0; round < 2; round++) await portal.billing.runDue();
}

/** Runs the billing job on a day. */
export async function onDay(day: string): Promise<void> {
  clock.set(day);
  await worksOff();
}

let place = 1;

/** Bills a customer as the job does. Returns the number of the invoice. */
export async function isBilled(
  who: Customer,
  amount: number,
  { invoiceDate = "2026-11-20", deadline = "2026-12-21", paymentMode = "BVR" } = {},
): Promise<string> {
  const no = `${who.insuredNumber}8${String(place++).padStart(5, "0")}`;
  if (["LSV", "SDD"].includes(paymentMode)) await hasDebitAccount(who);
  const owner = {
    id: who.id,
    insuredNumber: who.insuredNumber,
    displayName: "Anna Rossi",
    paymentMode,
    language: "fr",
  };
  await issueInvoice({ db, secrets }, owner, {
    no,
    type: "PREMIUM",
    carrier: basic,
    lines: [{ kind: "BASIC", insuredNumber: who.insuredNumber, about: "RT01", amount }],
    periodFrom: "2026-12-01",
    periodTo: "2026-12-31",
    invoiceDate,
    deadline,
  });
  return no;
}

export const stateOf = (no: string) =>
  db
    .selectFrom("invoice")
    .select(["status", "paid", "fees", "totalAmount", "deadline"])
    .where("no", "=", no)
    .executeTakeFirstOrThrow();

/** The texts of the newest letters of an account, the newest first. */
export async function lettersOf(who: Customer, code: string): Promise<string[]> {
  const rows = await db
    .selectFrom("document")
    .select("iddms")
    .where("accountId", "=", who.id)
    .where("code", "=", code)
    .orderBy("date", "desc")
    .orderBy("iddms", "desc")
    .execute();
  const texts: string[] = [];
  for (const { iddms } of rows) {
    const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
    texts.push((await openPdf(Buffer.from(await answer.arrayBuffer()))).text);
  }
  return texts;
}
