import type { SentBill } from "@portal/model/bills/sent-bill.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { DAYS_TO_DECIDE } from "@portal/model/statements.ts";
import { type Kysely, sql as raw } from "kysely";
import { workingDayAfter } from "../insurer/calendar/calendar.ts";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import type { WriteContext } from "../insurer/requests/submit.ts";

interface HandedInBill extends SentBill {
  interactionId: string;
  person: { insuredNumber: number; birthdate: string };
  files: readonly string[];
  isForeign: boolean;
}

/** Creates a bill from the sent files, to be examined, in the transaction of the request. */
export async function handInBill(
  { ctx, db, session }: WriteContext & { ctx: Pick<Context, "clock"> },
  { interactionId, person, files, isForeign, ...said }: HandedInBill,
): Promise<void> {
  const now = ctx.clock.now();
  const today = todayInZurich(now);
  await db
    .insertInto("claim")
    .values({
      insuredNumber: person.insuredNumber,
      isPrivate: isOfAge(person.birthdate, today),
      accountId: session.accountId,
      channel: "CUSTOMER",
      receivedAt: now,
      dueOn: await workingDayAfter(db, today, DAYS_TO_DECIDE),
      interactionId,
      fingerprint: await fingerprintOf(db, files),
      isForeign,
      saidProvider: said.provider ?? null,
      saidTown: said.town ?? null,
      saidAmount: said.amount ?? null,
      saidBilledOn: said.billedOn ?? null,
      saidTreatedOn: said.treatedOn ?? null,
      saidReference: said.reference ?? null,
      saidAccount: said.account ?? null,
      saidCategory: said.category ?? null,
    })
    .execute();
}

/** The same for the same files in any order. */
export async function fingerprintOf(db: Kysely<Tables>, files: readonly string[]): Promise<Buffer> {
  const { rows } = await raw<{ fingerprint: Buffer }>`
    select sha256(string_agg(sum, ''::bytea order by sum)) as fingerprint
    from (select sha256(content) as sum from uploaded_file where id = any(${files}::uuid[])) sums`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("A sending without files.");
  return row.fingerprint;
}
