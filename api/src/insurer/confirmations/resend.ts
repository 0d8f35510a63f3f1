import {
  type ConfirmationChallenge,
  confirmationLimits,
} from "@portal/model/portal/confirmations.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { noteAct } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { loginEmailOf } from "../outbox/account-contact.ts";
import type { WriteContext } from "../requests/submit.ts";
import {
  challengeOf,
  codeHash,
  newCode,
  recipientBinding,
  sendCode,
  type CodeRecipient,
  wayTo,
} from "./challenge.ts";

const { sends, resendPauseSeconds, minutes, tries } = confirmationLimits;

/** Sends a new code for the same act, by e-mail if requested; the old one becomes invalid. Attempts still count. */
export function resendCode(
  ctx: Context,
  id: string,
  wanted?: "EMAIL",
): Promise<ConfirmationChallenge> {
  return ctx.write(async (db, session) => {
    const own = await wayTo(db, ctx.secrets, session.accountId);
    const challenge = await db
      .selectFrom("confirmation")
      .select(["sends", "tries", "act", "words", "channel", "maySwitch", "recipient"])
      .select(raw<number>`extract(epoch from now() - sent_at)::int`.as("age"))
      .where("id", "=", id)
      .where("sessionId", "=", session.id)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", raw<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (!challenge || challenge.tries >= tries) throw new Problem("NOT_FOUND");
    const { maySwitch, recipient } = challenge;
    const switches = wanted === "EMAIL" && challenge.channel === "SMS";
    if (switches && (!maySwitch || recipient)) throw new Problem("NOT_FOUND");
    const byEmail = switches || challenge.channel === "EMAIL";
    const way = await wayOf({ ctx, db, session }, { id, recipient, own, byEmail });
    const wait = switches ? 0 : resendPauseSeconds - challenge.age;
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
    const sent = { id, sends: challenge.sends + 1, maySwitch, isProof: recipient !== null };
    return challengeOf({ ctx, db, session }, sent, way);
  });
}

interface StoredConfirmation {
  id: string;
  recipient: Buffer | null;
  own: CodeRecipient;
  byEmail: boolean;
}

/** The channel of the previous code: the number to prove, the mailbox, or the default. */
async function wayOf(
  { ctx, db, session }: WriteContext,
  { id, recipient, own, byEmail }: StoredConfirmation,
): Promise<CodeRecipient> {
  if (recipient)
    return { channel: "SMS", recipient: ctx.secrets.decrypt(recipientBinding(id), recipient) };
  if (!byEmail) return own;
  return { channel: "EMAIL", recipient: await loginEmailOf(db, ctx.secrets, session.accountId) };
}
