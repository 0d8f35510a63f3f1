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
 * Changes the number for codes and text messages. A stolen session must not take over the codes: a code to the previous
 * channel is needed, and that channel is notified. A mobile number is verified with its own code; a number without text
 * messages is never sent a code.
 */
export async function changeMobileNumber(ctx: Context, input: ChangeMobileNumber): Promise<void> {
  const { phoneNumber } = parse(ChangeMobileNumber, input);
  const type = numberType(phoneNumber);
  if (!type) throw new Problem("INVALID", { fields: { phoneNumber: "phone.invalid" } });
  const run = async (db: Kysely<Tables>, session: Session): Promise<null> => {
    // The message is sent before the change, so that it goes to the previous number.
    await sendOnAllChannels(
      { ctx, db, session },
      { template: mobileNumberChanged, parameters: { ending: phoneNumber.slice(-2) } },
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
