import { daysBetween, moveDay } from "@portal/model/calendar/calendar.ts";
import { expect } from "vitest";
import { createScanner } from "../../src/core/scanner.ts";
import { requestKinds } from "../../src/back-office.ts";
import { readOrder } from "../../src/commands/operator/operator.ts";
import { clock, db, secrets } from "../portal.ts";
import { chanceOf, type Habit, type Household, ownerOf } from "./households.ts";

/** Runs a command of the operator on a day. */
async function operate(...args: string[]): Promise<void> {
  const order = readOrder(args);
  if (!("command" in order)) throw new Error(`${args.join(" ")} is no command.`);
  await db.transaction().execute((tx) => {
    const scanner = createScanner(undefined);
    const operator = {
      db: tx,
      secrets,
      scanner,
      now: clock.now(),
      kinds: requestKinds,
      person: "anna",
    };
    return order.command.run(operator, order.given);
  });
}

const arrives = (no: string, rappen: number) =>
  operate("invoices", "pay", no, "--amount", (rappen / 100).toFixed(2));

interface Open {
  no: string;
  open: number;
  payments: number;
  deadline: string;
  status: string;
  isPlanned: boolean;
}

function openOf({ accountId }: Household): Promise<Open[]> {
  return (
    db
      .selectFrom("invoice")
      .select((invoice) => [
        "no",
        "deadline",
        "status",
        invoice("arrangementEndedOn", "is", null)
          .and("firstInstalmentOn", "is not", null)
          .$castTo<boolean>()
          .as("isPlanned"),
        invoice(invoice("totalAmount", "+", invoice.ref("fees")), "-", invoice.ref("paid"))
          .$castTo<number>()
          .as("open"),
        invoice
          .selectFrom("invoicePayment")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("invoiceNo", "=", "invoice.no")
          .$asScalar()
          .$notNull()
          .as("payments"),
      ])
      .where("accountId", "=", accountId)
      .where("status", "not in", ["REGLEE", "ANNULEE"])
      // Debited invoices are excluded unless the debit was returned; a small rest goes to the next invoice.
      .where((invoice) =>
        invoice.or([
          invoice("paymentMode", "not in", ["LSV", "SDD"]),
          invoice.exists(
            invoice
              .selectFrom("invoicePayment")
              .select("position")
              .whereRef("invoiceNo", "=", "invoice.no")
              .where("way", "=", "RETURN"),
          ),
        ]),
      )
      .where("restCarriedOn", "is", null)
      .orderBy("no")
      .execute()
  );
}

/** The days after the deadline at which a habit pays; negative means before it. */
const paysAfter: Record<Habit, number> = {
  PUNCTUAL: -4,
  LATE: 25,
  IN_PARTS: -2,
  TOO_MUCH: -6,
  TWICE: -3,
  NEVER: Number.POSITIVE_INFINITY,
};
const DAYS_BETWEEN_PARTS = 12;

/** Payments of a household on a day, by its habit. A household that pays at all pays its instalments in time. */
export async function pays(household: Household, today: string): Promise<void> {
  for (const invoice of await openOf(household)) {
    const { no, open, payments, deadline, isPlanned } = invoice;
    const isKept = isPlanned && household.habit !== "NEVER";
    const habit = isKept ? "IN_PARTS" : household.habit;
    const late = daysBetween(deadline, today);
    if (late < paysAfter[habit]) continue;
    if (habit !== "IN_PARTS") {
      const missing = habit === "PUNCTUAL" ? chanceOf("short", no).pick([0, 5, 3_20]) : 0;
      await arrives(no, habit === "TOO_MUCH" ? open + 37_35 : Math.max(1, open - missing));
      if (habit === "TWICE") await arrives(no, open);
    } else if ((late - paysAfter.IN_PARTS) % DAYS_BETWEEN_PARTS === 0) {
      const isLast = payments > 3 || open < 60_00;
      await arrives(no, isLast ? open : Math.floor(open / 3));
    }
  }
}

/** Requests a longer deadline or instalments a few days before an invoice is due, if they are offered. */
export async function asksForTime(household: Household, today: string): Promise<void> {
  if (household.habit !== "LATE" && household.habit !== "NEVER") return;
  for (const { no, deadline, isPlanned } of await openOf(household)) {
    if (isPlanned || daysBetween(today, deadline) !== 2) continue;
    const who = await ownerOf(household);
    const chance = chanceOf("time", no);
    if (chance.chance(0.5)) await who.post(`/v1/invoices/${no}/jokers`);
    else await asksForInstalments(household, no);
  }
}

const OFFERED = `query Offered { invoicesToPay(from: "1900-01-01") { id
  arrangement { eligible datesPossiblesPremiereEcheance nbMensualitesPossibles } } }`;

async function asksForInstalments(household: Household, no: string): Promise<void> {
  const who = await ownerOf(household);
  const { data } = await who.graphql(OFFERED);
  const offered = data.invoicesToPay.find(({ id }: { id: string }) => id === no)?.arrangement;
  if (!offered?.eligible) return;
  const input = {
    firstDate: offered.datesPossiblesPremiereEcheance[0],
    nbMensualites: offered.nbMensualitesPossibles[1] ?? offered.nbMensualitesPossibles[0],
  };
  expect((await who.post(`/v1/invoices/${no}/arrangements`, input)).status).toBe(200);
}

const reasons = ["AM04", "AC04", "MD06"] as const;

/** The bank returns one in three debits of a week ago. */
export async function comesBack({ accountId }: Household, today: string): Promise<void> {
  const debits = await db
    .selectFrom("invoicePayment")
    .select(["invoiceNo", "position"])
    .where("accountId", "=", accountId)
    .where("isDebit", "=", true)
    .where("paidOn", "=", moveDay(today, { days: -7 }))
    .execute();
  for (const { invoiceNo } of debits) {
    const chance = chanceOf("return", invoiceNo);
    if (chance.chance(1 / 3)) {
      await operate("invoices", "return", invoiceNo, "--reason", chance.pick(reasons));
    }
  }
}

const CREDITS = `query Credits { credits { payoutAccount credits { law insurerCode isAsked } } }`;
const PAY_OUT = `mutation PayOut($law: InsuranceLaw!, $insurerCode: String!) {
  createCreditPayoutRequest(law: $law, insurerCode: $insurerCode) { amount } }`;

/** Requests the payout of credits. */
export async function asksForCredits(household: Household): Promise<void> {
  const who = await ownerOf(household);
  const { payoutAccount, credits } = (await who.graphql(CREDITS)).data.credits;
  if (!payoutAccount) return;
  for (const { law, insurerCode, isAsked } of credits) {
    if (isAsked) continue;
    expect((await who.graphql(PAY_OUT, { law, insurerCode })).errors).toBeUndefined();
  }
}

/** A clerk cancels a partly paid invoice while another payment arrives. */
export async function isCancelled(household: Household): Promise<void> {
  const invoice = (await openOf(household)).find(({ payments }) => payments > 0);
  if (!invoice) return;
  await arrives(invoice.no, 10_00);
  await operate("invoices", "cancel", invoice.no);
}
