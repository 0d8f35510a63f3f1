import { jokerDeadline, jokerRefusal } from "@portal/model/invoices/invoices.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { JokerDetails } from "@portal/model/requests/stored-details.ts";
import type { Kysely } from "kysely";
import { workingDaysWithin } from "../../insurer/calendar/calendar.ts";
import type { Context } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { RequestKind } from "../../insurer/requests/kinds.ts";
import { submitRequest } from "../../insurer/requests/submit.ts";
import { lockInvoice } from "./lock-invoice.ts";
import { todayOf } from "../invoices.ts";
import { jokerPlayed } from "../messages.ts";
import { selectInvoices, storedInvoice } from "../stored-invoice.ts";

/** The deadline moves at once: a clerk only confirms it, or takes it back. */
export const joker: RequestKind<JokerDetails> = {
  type: "JOKER",
  nature: "INVOICE",
  details: JokerDetails,
  apply: () => Promise.resolve(),
  refuse: ({ db }, { details }) => takeBack(db, details.invoiceNumber),
  messages: { done: jokerPlayed },
  news: "invoiceReminder",
};

/**
 * Extends the deadline of an invoice and adds a change tracking entry. Works once per invoice and `JOKERS_A_YEAR`
 * times, also with concurrent tabs; a refusal gives the reason as `jokerStatus`.
 */
export async function playJoker(ctx: Context, no: string): Promise<{ deadline: string }> {
  const today = todayOf(ctx);
  return ctx.write(async (db, session) => {
    const invoice = await lockInvoice(db, session, no);
    const refusal = jokerRefusal(
      invoice,
      await playedSince(db, `${today.slice(0, 4)}-01-01`),
      today,
    );
    if (refusal) throw new Problem("CONFLICT", { jokerStatus: refusal });
    const deadline = jokerDeadline(invoice.deadline, await workingDaysWithin(db));
    await db
      .updateTable("invoice")
      .set({
        deadline,
        jokerPlayedOn: today,
        jokerDeadline: deadline,
        deadlineBeforeJoker: invoice.deadline,
        status: "ENCOURS",
      })
      .where("no", "=", no)
      .execute();
    await submitRequest({ ctx, db, session }, joker, {
      details: { invoiceNumber: no },
      insuredNumber: invoice.insuredNumber,
      deduplicationKey: no,
      isKeyPermanent: true,
    });
    return { deadline };
  });
}

async function playedSince(db: Kysely<Tables>, newYear: string): Promise<number> {
  const rows = await db
    .selectFrom("invoice")
    .select("no")
    .where("jokerPlayedOn", ">=", newYear)
    .execute();
  return rows.length;
}

/** Restores the invoice as before its joker, which may be used again. Payments and dunning since then stay. */
async function takeBack(db: Kysely<Tables>, no: string): Promise<void> {
  const { rows } = await db.executeQuery(
    selectInvoices.where("no", "=", no).forUpdate("invoice").compile(),
  );
  const invoice = rows[0] && storedInvoice(rows[0]);
  if (!invoice || invoice.jokerPlayedOn === null) return;
  const { status, deadlineBeforeJoker, reminders } = invoice;
  await db
    .updateTable("invoice")
    .set({
      jokerPlayedOn: null,
      jokerDeadline: null,
      deadlineBeforeJoker: null,
      ...(status === "ENCOURS" &&
        deadlineBeforeJoker !== null && {
          deadline: deadlineBeforeJoker,
          status: reminders.at(-1)?.status ?? "ENCOURS",
        }),
    })
    .where("no", "=", no)
    .execute();
}
