import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { CorrectionDatum } from "@portal/model/requests/correction.ts";
import { InteractionStatus } from "@portal/model/requests/interactions.ts";
import { RIGHTS_DAYS } from "@portal/model/requests/rights-days.ts";
import { CorrectionDetails } from "@portal/model/requests/stored-details.ts";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { sentenceIn } from "../core/in-language.ts";
import { detailsBinding } from "../insurer/requests/kinds.ts";

export interface PrivacyRequest {
  id: string;
  /** Null for a request for deletion. */
  datum: CorrectionDatum | null;
  insuredNumber: number | null;
  status: InteractionStatus;
  requestedOn: string;
  /** The last day for the answer. */
  answerBy: string;
  decidedOn: string | null;
  isWithdrawn: boolean;
  reason: string | null;
  /** The day on which the refused datum was marked as disputed. */
  disputedOn: string | null;
}

const MOST_LISTED = 50;
const own = prepare(() =>
  sql
    .selectFrom("interaction as i")
    .leftJoin("disputeNote as n", "n.interactionId", "i.id")
    .select(["i.id", "i.type", "i.insuredNumber", "i.status", "i.details", "i.createdAt"])
    .select(["i.decidedAt", "i.decideBy", "i.withdrawnAt", "i.reason", "i.reasonTexts"])
    .select("n.notedAt")
    .where("i.type", "in", ["DATA_CORRECTION", "DATA_DELETION"])
    .orderBy("i.createdAt", "desc")
    .orderBy("i.id")
    .limit(MOST_LISTED),
);
type Row = NonNullable<ReturnType<typeof own>["row"]>;

/** The account's requests for correction and deletion, the newest first. */
export async function listPrivacyRequests(ctx: Context): Promise<PrivacyRequest[]> {
  return (await ctx.read(own({}))).map((row) => requestOf(ctx, row));
}

function requestOf(ctx: Context, row: Row): PrivacyRequest {
  const { id, insuredNumber, createdAt, decidedAt, decideBy, withdrawnAt, notedAt } = row;
  const requestedOn = todayInZurich(createdAt);
  const stored: unknown = JSON.parse(ctx.secrets.decrypt(detailsBinding(id), row.details));
  const details = CorrectionDetails.safeParse(stored);
  return {
    id,
    insuredNumber,
    datum: row.type === "DATA_CORRECTION" && details.success ? details.data.datum : null,
    status: InteractionStatus.parse(row.status),
    requestedOn,
    answerBy: decideBy ?? moveDay(requestedOn, { days: RIGHTS_DAYS }),
    decidedOn: decidedAt && todayInZurich(decidedAt),
    isWithdrawn: withdrawnAt !== null,
    reason:
      row.reasonTexts === null ? row.reason : (sentenceIn(row.reasonTexts, ctx.language) ?? null),
    disputedOn: notedAt && todayInZurich(notedAt),
  };
}

const Refused = z.object({ id: z.uuid("required") });

/**
 * Marks the datum of a refused correction as disputed: nDSG art. 32 and 41 give this where neither side can prove what is
 * right. A second time changes nothing.
 */
export async function disputeCorrection(ctx: Context, id: string): Promise<boolean> {
  const known = Refused.safeParse({ id });
  if (!known.success) throw new Problem("NOT_FOUND");
  return ctx.write(async (db, session) => {
    const refused = await db
      .selectFrom("interaction")
      .select(["id", "insuredNumber", "details"])
      .where("id", "=", id)
      .where("accountId", "=", session.accountId)
      .where("type", "=", "DATA_CORRECTION")
      .where("status", "=", "REFUSED")
      .where("withdrawnAt", "is", null)
      .executeTakeFirst();
    if (!refused || refused.insuredNumber === null) throw new Problem("NOT_FOUND");
    const stored: unknown = JSON.parse(
      ctx.secrets.decrypt(detailsBinding(refused.id), refused.details),
    );
    const { datum } = CorrectionDetails.parse(stored);
    const noted = await db
      .insertInto("disputeNote")
      .values({
        interactionId: refused.id,
        accountId: session.accountId,
        insuredNumber: refused.insuredNumber,
        datum,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("interactionId")
      .execute();
    if (noted.length > 0) await noteAct(db, session, ctx, "dispute", refused.id);
    return noted.length > 0;
  });
}
