import { Problem } from "@portal/model/problems.ts";
import { ChangeMobileNumber } from "@portal/model/account.ts";
import { sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/parse.ts";
import { numberType } from "../core/phone-numbers.ts";

/** The number that codes and text messages go to. It must be one that the world's numbering plans know. */
export async function changeMobileNumber(ctx: Context, input: ChangeMobileNumber): Promise<void> {
  const { phoneNumber } = parse(ChangeMobileNumber, input);
  if (!numberType(phoneNumber))
    throw new Problem("INVALID", { fields: { phoneNumber: "phone.invalid" } });
  await ctx.write(async (db, session) => {
    const place = { table: "account", column: "phone_number", row: session.accountId };
    await db
      .updateTable("account")
      .set({
        phoneNumber: ctx.secrets.encrypt(place, phoneNumber),
        phoneNumberChangedAt: raw`now()`,
      })
      .where("id", "=", session.accountId)
      .execute();
    await noteAct(db, session, ctx, "change mobile number");
  });
}
