import { withoutJoker } from "@portal/model/invoices/invoices.ts";
import { sql as raw } from "kysely";
import { noteDecision } from "../core/requests/decide.ts";
import type { Desk, Found } from "./desk.ts";
import { type Owed, selectInvoices, storedInvoice } from "./stored-invoice.ts";

/** A joker holds from the moment it is played. Refusals of so many days are looked for; a refused one may be played anew. */
const REFUSED = raw<boolean>`invoice.joker_played_on is not null and invoice.no in (
    select substr(r.business_key, length('JOKER INVOICE ') + 1) from interaction r
    where r.type = 'JOKER' and r.status = 'REFUSED' and r.decided_at > now() - interval '30 days')
  and not exists (select from interaction r
    where r.business_key = 'JOKER INVOICE ' || invoice.no and r.once and r.status <> 'REFUSED')`;

/** The next invoice after a number whose joker the insurer refused, after it had moved the deadline. */
export async function findRefusedJoker(desk: Desk, after: string): Promise<Found | undefined> {
  const { rows } = await desk.db.executeQuery(
    selectInvoices
      .where(REFUSED)
      .where("no", ">", after)
      .orderBy("no")
      .limit(1)
      .forUpdate("invoice")
      .skipLocked()
      .compile(),
  );
  const [row] = rows;
  if (!row) return undefined;
  const owed = { invoice: storedInvoice(row), accountId: row.accountId };
  return { key: row.no, treat: () => takeBack(desk, owed) };
}

/** What was paid or dunned meanwhile stays as it is. */
async function takeBack({ db }: Desk, { invoice, accountId }: Owed): Promise<void> {
  const { no, status, deadline, reminders } = invoice;
  await db
    .updateTable("invoice")
    .set({
      jokerPlayedOn: null,
      ...(status === "ENCOURS" && withoutJoker(deadline, reminders)),
    })
    .where("no", "=", no)
    .execute();
  const action = "invoice joker taken back";
  await noteDecision(db, { actor: "office", accountId, action, subject: no });
}
