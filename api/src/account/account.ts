import { Problem } from "@portal/model/portal/problems.ts";
import { ChangeMobileNumber } from "@portal/model/account.ts";
import { isMobile } from "@portal/model/typing/phone.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import { withOneTimeCode } from "../insurer/confirmations/with-one-time-code.ts";
import type { Context, Session } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { phoneBinding } from "../insurer/outbox/account-contact.ts";
import { sendOnAllChannels } from "../insurer/outbox/send-on-all-channels.ts";
import { parse } from "../core/http/parse.ts";
import { numberType } from "../insurer/phone-numbers.ts";
import { mobileNumberAct, mobileNumberChanged, proveNumberAct } from "./messages.ts";

/**
 * The number that codes and text messages go to. It must be one that the world's numbering plans know. Whoever holds the
 * session alone could take over the codes with it: a code to the way before is needed, and that way is told. A mobile
 * then proves itself with a code of its own; a number that gets no text messages is never sent a code.
 */
export async function changeMobileNumber(ctx: Context, input: ChangeMobileNumber): Promise<void> {
  const { phoneNumber } = parse(ChangeMobileNumber, input);
  const type = numberType(phoneNumber);
  if (!type) throw new Problem("INVALID", { fields: { phoneNumber: "phone.invalid" } });
  const run = async (db: Kysely<Tables>, session: Session): Promise<null> => {
    // Before the change, so that it goes to the number that is left.
    await sendOnAllChannels(
      { ctx, db, session },
      { wording: mobileNumberChanged, parameters: { ending: phoneNumber.slice(-2) } },
    );
    await db
      .updateTable("account")
      .set({
        phoneNumber: ctx.secrets.encrypt(phoneBinding(session.accountId), phoneNumber),
        phoneNumberChangedAt: raw`now()`,
      })
      .where("id", "=", session.accountId)
      .execute();
    await noteAct(db, session, ctx, "change mobile number");
    return null;
  };
  await withOneTimeCode(ctx, mobileNumberAct, {
    input: { phoneNumber },
    ...(isMobile(type) && { proof: { act: proveNumberAct, number: phoneNumber } }),
    run,
  });
}
