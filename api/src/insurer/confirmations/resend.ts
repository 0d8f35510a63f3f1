import {
  type ConfirmationChallenge,
  confirmationLimits,
} from "@portal/model/portal/confirmations.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { noteAct } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { challengeOf, codeHash, newCode, sendCode, wayTo } from "./challenge.ts";

const { sends, resendPauseSeconds, minutes, tries } = confirmationLimits;

/** Sends another code for the same act; the one before is void. Tries go on counting. */
export function resendCode(ctx: Context, id: string): Promise<ConfirmationChallenge> {
  return ctx.write(async (db, session) => {
    const way = await wayTo(db, ctx.secrets, session.accountId);
    const challenge = await db
      .selectFrom("confirmation")
      .select(["sends", "tries", "act", "words"])
      .select(raw<number>`extract(epoch from now() - sent_at)::int`.as("age"))
      .where("id", "=", id)
      .where("sessionId", "=", session.id)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", raw<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (!challenge || challenge.tries >= tries) throw new Problem("NOT_FOUND");
    const wait = resendPauseSeconds - challenge.age;
    if (wait > 0) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: wait });
    if (challenge.sends >= sends) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 600 });
    const code = newCode();
    await db
      .updateTable("confirmation")
      .set({
        codeHash: codeHash(ctx.secrets, id, code),
        channel: way.channel,
        sends: challenge.sends + 1,
        sentAt: raw<Date>`now()`,
        expiresAt: raw<Date>`now() + ${minutes} * interval '1 minute'`,
      })
      .where("id", "=", id)
      .execute();
    await noteAct(db, session, ctx, "ask for another code", challenge.act);
    await sendCode({ ctx, db, session }, way, { id, code, words: challenge.words });
    return challengeOf(id, way, challenge.sends + 1);
  });
}
