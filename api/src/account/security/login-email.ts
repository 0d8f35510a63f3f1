import { randomBytes } from "node:crypto";
import { Problem } from "@portal/model/portal/problems.ts";
import { ChangeLoginEmail } from "@portal/model/security.ts";
import { sql as raw } from "kysely";
import { noteAct } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/http/parse.ts";
import { emailLookup } from "../../core/secrets/secrets.ts";
import { hashOf } from "../../core/secrets/tokens.ts";
import { languageOf, loginEmailOf } from "../../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../../insurer/outbox/enqueue.ts";
import { EMAIL_LINK_MINUTES } from "../../insurer/sign-in/limits.ts";
import { confirmNewEmail, confirmOldEmail } from "./messages.ts";
import { requireOwnProvider } from "./own-provider.ts";

/**
 * Asks for another login address. Both addresses are sent a link; once both are opened, it holds. Whether somebody else
 * signs in with the new one is not said here: whoever reads that mailbox may know.
 */
export async function changeLoginEmail(ctx: Context, input: ChangeLoginEmail): Promise<boolean> {
  requireOwnProvider(ctx);
  const { email } = parse(ChangeLoginEmail, input);
  return ctx.write(async (db, session) => {
    const { accountId } = session;
    const current = await loginEmailOf(db, ctx.secrets, accountId);
    const emailHash = emailLookup(ctx.secrets, email);
    if (emailHash.equals(emailLookup(ctx.secrets, current)))
      throw new Problem("INVALID", { fields: { email: "email.same" } });
    const [oldToken, newToken] = [newToken32(), newToken32()];
    const place = { table: "login_email_change", column: "email", row: accountId };
    await db.deleteFrom("loginEmailChange").execute();
    await db
      .insertInto("loginEmailChange")
      .values({
        accountId,
        email: ctx.secrets.encrypt(place, email),
        emailHash,
        oldTokenHash: hashOf(oldToken),
        newTokenHash: hashOf(newToken),
        expiresAt: raw<Date>`now() + ${EMAIL_LINK_MINUTES} * interval '1 minute'`,
      })
      .execute();
    await noteAct(db, session, ctx, "ask for another login e-mail");
    const ways = [
      { recipient: current, template: confirmOldEmail.key, token: oldToken },
      { recipient: email, template: confirmNewEmail.key, token: newToken },
    ];
    const language = await languageOf(db, accountId);
    for (const { recipient, template, token } of ways)
      await enqueueMessage(db, ctx.secrets, {
        accountId,
        channel: "EMAIL",
        recipient,
        template,
        language,
        parameters: { link: `${ctx.signIn.origin}/oidc/email?lang=${language}#${token}` },
      });
    return true;
  });
}

function newToken32(): string {
  return randomBytes(32).toString("base64url");
}
