import {
  type ArrangementInput,
  arrangementRefusal,
  followInstalments,
  possibleFirstDates,
  possibleInstalments,
  REST_TERM_DAYS,
} from "@portal/model/invoices/arrangement.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatChf } from "@portal/model/money.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { BankDesk } from "../../insurer/bank/books.ts";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import { lockAccount } from "../../insurer/credits.ts";
import { languageOf } from "../../insurer/outbox/account-contact.ts";
import { sendByPreference } from "../../insurer/outbox/send-by-preference.ts";
import type { FollowedPlan, PlanRequester, PossiblePlan } from "../../insurer/receivables.ts";
import { submitRequest } from "../../insurer/requests/submit.ts";
import { arrangementCancelled } from "../messages.ts";
import { lockedInvoice, selectInvoices, storedInvoice } from "../stored-invoice.ts";
import { arrangement, requirePossible } from "./arrangement.ts";

/** The plans of invoices that are still owed, by number. */
export async function listPlans(
  { db, today }: BankDesk,
  after: string,
  limit: number,
): Promise<FollowedPlan[]> {
  const workingDay = await workingDaysWithin(db);
  const { rows } = await db.executeQuery(
    selectInvoices
      .where("firstInstalmentOn", "is not", null)
      .where("status", "in", ["ENCOURS", "RAPPEL", "SOMMATION"])
      .where("no", ">", after)
      .orderBy("no")
      .limit(limit)
      .compile(),
  );
  return rows.map((row) => {
    const { no, holder, insuredNumber, carrier, toBePaid, ...invoice } = storedInvoice(row);
    const { instalments, paidOfArrangement, instalmentTolerance: tolerance } = invoice;
    return {
      no,
      holder,
      insuredNumber,
      carrier,
      toBePaid,
      arranged: row.arranged ?? 0,
      endedOn: row.arrangementEndedOn,
      instalments: followInstalments(instalments, paidOfArrangement, {
        today,
        workingDay,
        tolerance,
      }),
    };
  });
}

/** What may be agreed for an invoice today. */
export async function possiblePlan(
  { db, today }: BankDesk,
  no: string,
): Promise<PossiblePlan | undefined> {
  const { rows } = await db.executeQuery(selectInvoices.where("no", "=", no).compile());
  const [row] = rows;
  if (!row) return undefined;
  const invoice = storedInvoice(row);
  const { holder, insuredNumber, toBePaid } = invoice;
  return {
    no,
    holder,
    insuredNumber,
    toBePaid,
    refusal: arrangementRefusal(invoice) ?? null,
    firstDates: possibleFirstDates(today),
    counts: possibleInstalments(toBePaid),
  };
}

/** The same request as in the portal, by the rules of the portal. */
export async function requestPlan(
  desk: BankDesk,
  { correlationId, ...who }: PlanRequester,
  { no, input }: { no: string; input: ArrangementInput },
): Promise<{ id: string; accountId: string }> {
  const { db, secrets, today } = desk;
  const { invoice, accountId } = await lockedOf(desk, no);
  const refusal = arrangementRefusal(invoice);
  if (refusal) throw new Problem("CONFLICT", { errorCodes: [`plan.${refusal}`] });
  requirePossible(input, invoice.toBePaid, today);
  const ctx = { secrets, correlationId, language: await languageOf(db, accountId) };
  const act = { ctx, db, session: { ...who, accountId } };
  const { id } = await submitRequest(act, arrangement, {
    details: { invoiceNumber: no, ...input },
    insuredNumber: invoice.insuredNumber,
    deduplicationKey: no,
  });
  return { id, accountId };
}

/** The rest is due within the term of a plan that broke; dunning goes on from there. */
export async function cancelPlan(
  desk: BankDesk,
  no: string,
): Promise<{ accountId: string; deadline: string }> {
  const { db, secrets, today } = desk;
  const { invoice, accountId } = await lockedOf(desk, no);
  if (!invoice.hasArrangement) throw new Problem("CONFLICT", { errorCodes: ["noPlan"] });
  const workingDay = await workingDaysWithin(db);
  const deadline = workingDay(moveDay(today, { days: REST_TERM_DAYS }));
  await db
    .updateTable("invoice")
    .set({ arrangementEndedOn: today, deadline })
    .where("no", "=", no)
    .execute();
  const parameters = {
    no,
    amount: formatChf(invoice.toBePaid),
    deadline: formatDate(deadline),
  };
  await sendByPreference(db, secrets, {
    template: arrangementCancelled.key,
    language: await languageOf(db, accountId),
    parameters,
    accountId,
    about: "invoiceReminder",
    isNeeded: true,
  });
  return { accountId, deadline };
}

async function lockedOf({ db }: BankDesk, no: string) {
  const owner = await db
    .selectFrom("invoice")
    .select("accountId")
    .where("no", "=", no)
    .executeTakeFirst();
  if (!owner) throw new Problem("NOT_FOUND");
  await lockAccount(db, owner.accountId);
  const locked = await lockedInvoice(db, no);
  if (!locked) throw new Problem("NOT_FOUND");
  return locked.owed;
}
