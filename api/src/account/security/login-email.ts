import { randomBytes } from "node:crypto";
import { Problem } from "@portal/model/portal/problems.ts";
import { ChangeLoginEmail } from "@portal/model/security.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../../core/audit.ts";
import type { Context, Session } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { parse } from "../../core/http/parse.ts";
import { emailLookup } from "../../core/secrets/secrets.ts";
import { hashOf } from "../../core/secrets/tokens.ts";
import { languageOf, loginEmailOf } from "../../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../../insurer/outbox/enqueue.ts";
import type { MessageTemplate } from "../../insurer/outbox/message-template.ts";
import type { WriteContext } from "../../insurer/requests/submit.ts";
import { withOneTimeCode } from "../../insurer/confirmations/with-one-time-code.ts";
import { EMAIL_LINK_MINUTES } from "../../insurer/sign-in/limits.ts";
import { loginEmailAct } from "./acts.ts";
import { confirmNewEmail, confirmOldEmail } from "./messages.ts";
import { requireOwnProvider } from "./own-provider.ts";
import { sendSecurityNotice } from "./send-security-notice.ts";

/** A link goes to any address that is typed: no account may fill a stranger's mailbox. */
const CHANGES_AN_HOUR = 5;

interface LoginEmailInput extends ChangeLoginEmail {
  isOldMailboxLost: boolean;
}

/**
 * Requests another login address. Both addresses get a link; once both links are opened, the new address is in force. A
 * customer without access to the old mailbox confirms with a one-time code or its replacement instead of the old link.
 * The response does not reveal whether another account has the new address: only the reader of that mailbox may know.
 */
export async function changeLoginEmail(
  ctx: Context,
  { isOldMailboxLost, ...input }: LoginEmailInput,
): Promise<boolean> {
  requireOwnProvider(ctx);
  const { email } = parse(ChangeLoginEmail, input);
  if (!isOldMailboxLost)
    return ctx.write(async (db, session) => {
      const act = { ctx, db, session };
      const current = await currentOf(act, email);
      const { oldToken, newToken } = await keepChange(act, email, { isConfirmed: false });
      await sendLink(act, { recipient: current, template: confirmOldEmail, token: oldToken });
      await sendLink(act, { recipient: email, template: confirmNewEmail, token: newToken });
      return true;
    });
  return withOneTimeCode(ctx, loginEmailAct, {
    input: { email },
    check: (db, session) => currentOf({ ctx, db, session }, email),
    run: async (db: Kysely<Tables>, session: Session) => {
      const act = { ctx, db, session };
      const { newToken } = await keepChange(act, email, { isConfirmed: true });
      await sendLink(act, { recipient: email, template: confirmNewEmail, token: newToken });
      await sendSecurityNotice(act, "loginEmailAsked");
      return true;
    },
  });
}

/** The present address; refused if the new one is the same. */
async function currentOf({ ctx, db, session }: WriteContext, email: string): Promise<string> {
  const current = await loginEmailOf(db, ctx.secrets, session.accountId);
  if (emailLookup(ctx.secrets, email).equals(emailLookup(ctx.secrets, current)))
    throw new Problem("INVALID", { fields: { email: "email.same" } });
  return current;
}

/** Stores the request in place of an earlier one, and returns the secrets of its links. */
async function keepChange(
  { ctx, db, session }: WriteContext,
  email: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<{ oldToken: string; newToken: string }> {
  const { accountId } = session;
  await refuseTooMany(db);
  const [oldToken, newToken] = [newToken32(), newToken32()];
  const place = { table: "login_email_change", column: "email", row: accountId };
  await db.deleteFrom("loginEmailChange").execute();
  await db
    .insertInto("loginEmailChange")
    .values({
      accountId,
      email: ctx.secrets.encrypt(place, email),
      emailHash: emailLookup(ctx.secrets, email),
      oldTokenHash: hashOf(oldToken),
      newTokenHash: hashOf(newToken),
      oldConfirmedAt: isConfirmed ? raw<Date>`now()` : null,
      expiresAt: raw<Date>`now() + ${EMAIL_LINK_MINUTES} * interval '1 minute'`,
    })
    .execute();
  await noteAct(db, session, ctx, "ask for another login e-mail");
  return { oldToken, newToken };
}

async function refuseTooMany(db: Kysely<Tables>): Promise<void> {
  const { rows } = await raw<{ count: number }>`select count_login_email_links() as count`.execute(
    db,
  );
  if ((rows[0]?.count ?? Infinity) > CHANGES_AN_HOUR)
    throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 3600 });
}

interface Link {
  recipient: string;
  template: MessageTemplate;
  token: string;
}

async function sendLink(
  { ctx, db, session }: WriteContext & { ctx: Context },
  { recipient, template, token }: Link,
): Promise<void> {
  const { accountId } = session;
  const language = await languageOf(db, accountId);
  await enqueueMessage(db, ctx.secrets, {
    accountId,
    channel: "EMAIL",
    recipient,
    template: template.key,
    language,
    parameters: { link: `${ctx.signIn.origin}/oidc/email?lang=${language}#${token}` },
  });
}

function newToken32(): string {
  return randomBytes(32).toString("base64url");
}
