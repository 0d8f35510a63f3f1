import { isOfAge } from "@portal/model/documents.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { DAYS_TO_DECIDE } from "@portal/model/statements.ts";
import { type Kysely, sql as raw } from "kysely";
import { workingDayAfter } from "../insurer/calendar/calendar.ts";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import type { WriteContext } from "../insurer/requests/submit.ts";

interface SentBill {
  interactionId: string;
  person: { insuredNumber: number; birthdate: string };
  files: readonly string[];
}

/** Creates a bill from the sent files, to be examined, in the transaction of the request. */
export async function handInBill(
  { ctx, db, session }: WriteContext & { ctx: Pick<Context, "clock"> },
  { interactionId, person, files }: SentBill,
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
    })
    .execute();
}

/** The same for the same files in any order. */
async function fingerprintOf(db: Kysely<Tables>, files: readonly string[]): Promise<Buffer> {
  const { rows } = await raw<{ fingerprint: Buffer }>`
    select sha256(string_agg(sum, ''::bytea order by sum)) as fingerprint
    from (select sha256(content) as sum from uploaded_file where id = any(${files}::uuid[])) sums`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("A sending without files.");
  return row.fingerprint;
}
