import { endToEndIdOf } from "@portal/model/bank/orders.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { clock, db, portal, secrets } from "../portal.ts";
import { issueInvoice } from "../../src/invoices/billing/issue-invoice.ts";
import { hasAccount } from "../samples/addresses.ts";
import { reports } from "../samples/bank.ts";
import { cover } from "../samples/covered.ts";
import { hasInvoice } from "../samples/invoices.ts";
import { aMember, type Member } from "./crowd.ts";
import { accepted, byEmail, done, operate, type Proof, type Proofs, treated } from "./proof.ts";

const STATEMENT = `mutation Ask($lang: String!) { createAccountStatementRequest(lang: $lang) { status } }`;
const PAY_OUT = `mutation P($law: InsuranceLaw!, $insurerCode: String!) {
  createCreditPayoutRequest(law: $law, insurerCode: $insurerCode) { amount } }`;
const carrier = { law: "LAMAL", insurerCode: "9101" } as const;

/** Runs a job twice: a round in progress may have begun before. */
async function freshRound(job: { runDue(): Promise<void> }): Promise<void> {
  await job.runDue();
  await job.runDue();
}

/** Runs the billing job on a day for all accounts. */
async function bills(day: string): Promise<void> {
  clock.set(day);
  await freshRound(portal.billing);
}

/** An invoice as the billing job issues it; the job itself bills only on a certain day of the month. */
async function isIssued(who: Member, amount: number, paymentMode = "BVR"): Promise<void> {
  const { id, insuredNumber, language } = who;
  const owner = { id, insuredNumber, displayName: "Anna Rossi", paymentMode, language };
  await issueInvoice({ db, secrets }, owner, {
    no: `${insuredNumber}900001`,
    type: "PREMIUM",
    carrier,
    lines: [{ kind: "BASIC", insuredNumber, about: "RT01", amount }],
    periodFrom: "2026-12-01",
    periodTo: "2026-12-31",
    invoiceDate: "2026-11-10",
    deadline: "2026-12-20",
  });
}

/** Nothing is paid, and the billing job runs on these days. */
const isDunned =
  (...days: string[]) =>
  async (who: Member): Promise<void> => {
    await hasInvoice(who, { deadline: "2026-11-25" });
    for (const day of days) await bills(day);
  };

async function missesInstalments(who: Member): Promise<void> {
  const firstInstalmentOn = "2026-12-01";
  await hasInvoice(who, { totalAmount: 300_05, firstInstalmentOn, instalments: 3 });
  await bills("2026-12-12");
}

async function hasDebitReturned(who: Member): Promise<void> {
  const no = await hasInvoice(who, { paymentMode: "LSV", deadline: "2026-11-25" });
  await bills("2026-11-25");
  await operate("invoices", "return", no, "--reason", "AM04", "--yes");
}

async function hasPaymentReversed(who: Member): Promise<void> {
  const no = await hasInvoice(who);
  const payment = { amount: 412_35, reference: referenceOf(no) };
  await reports(payment);
  await reports({ ...payment, isDebit: true, isReversal: true });
}

/** The bank sends a payout back. */
async function hasPayoutReturned(who: Member): Promise<void> {
  await treated(wantsPayout)(who);
  await freshRound(portal.bank);
  const { id, amount } = await db
    .selectFrom("bankOrder")
    .select(["id", "amount"])
    .where("accountId", "=", who.id)
    .executeTakeFirstOrThrow();
  await reports({ amount, endToEndId: endToEndIdOf(id), reason: "AC04" });
}

/** A person who gave no account for reimbursements. */
async function hasBenefitReturned(who: Member): Promise<void> {
  await db
    .insertInto("statement")
    .values({
      insuredNumber: who.insuredNumber,
      isPrivate: true,
      statementNumber: `2026-${who.insuredNumber}-901`,
      date: "2026-11-11",
      paysOn: "2026-11-16",
      payment: "DUE",
    })
    .execute();
  await cover(who);
  await freshRound(portal.bank);
}

async function hasCare(who: Member): Promise<void> {
  await cover(who);
  await db
    .insertInto("claim")
    .values({
      insuredNumber: who.insuredNumber,
      isPrivate: true,
      channel: "PROVIDER",
      dueOn: "2026-11-16",
      provider: "Labor Felsenau",
      category: "LABORATORY",
      treatmentBegin: "2026-10-01",
      treatmentEnd: "2026-10-01",
      tiers: "GARANT",
      billed: 2300_00,
    })
    .execute();
  await freshRound(portal.claims);
}

const plays = async (who: Member) =>
  accepted(who.post(`/v1/invoices/${await hasInvoice(who)}/jokers`));
const wantsInstalments = async (who: Member) =>
  accepted(
    who.post(`/v1/invoices/${await hasInvoice(who)}/arrangements`, {
      firstDate: "2026-12-01",
      nbMensualites: 3,
    }),
  );
async function wantsPayout(who: Member): Promise<void> {
  await hasAccount(who);
  await isIssued(who, -41_20);
  await done(who.graphql(PAY_OUT, carrier));
}
const wantsStatement = (who: Member) => done(who.graphql(STATEMENT, { lang: who.language }));

const isDebited: Proof = async (language) => {
  const who = await aMember(language, { paymentMode: "LSV" });
  await isIssued(who, 300_00, "LSV");
  return [`EMAIL ${who.email}`];
};

const communication = ({ email }: Member) =>
  operate(
    "notifications",
    "send",
    "--to",
    email,
    ...languages.flatMap((one) => [`--title-${one}`, `Titre ${one}`, `--body-${one}`, "Texte"]),
  );

export const invoiceProofs: Proofs = {
  "notification.invoiceNew": byEmail((who) => isIssued(who, 300_00)),
  "notification.invoiceCovered": byEmail((who) => isIssued(who, 0)),
  "notification.invoiceDebited": isDebited,
  "notification.credit": byEmail((who) => isIssued(who, -41_20)),
  "notification.invoiceReminder": byEmail(isDunned("2026-12-10")),
  "notification.invoiceFormalNotice": byEmail(isDunned("2026-12-10", "2027-01-11")),
  "notification.invoiceCollection": byEmail(isDunned("2026-12-10", "2027-01-11", "2027-02-25")),
  "notification.invoicePlanEnded": byEmail(missesInstalments),
  "notification.invoiceDebitReturned": byEmail(hasDebitReturned),
  "notification.invoicePaymentReversed": byEmail(hasPaymentReversed),
  "notification.refundNew": byEmail(hasCare),
  "notification.communicationNew": byEmail(communication),
  "accountStatement.received": byEmail(wantsStatement),
  "accountStatement.ready": byEmail(treated(wantsStatement)),
  "joker.played": byEmail(treated(plays)),
  "arrangement.received": byEmail(wantsInstalments),
  "arrangement.agreed": byEmail(treated(wantsInstalments)),
  "payout.received": byEmail(wantsPayout),
  "payout.done": byEmail(treated(wantsPayout)),
  "payout.returned": byEmail(hasPayoutReturned),
  "benefit.returned": byEmail(hasBenefitReturned),
};
