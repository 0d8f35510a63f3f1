import { RECOVERY_CODES } from "@portal/model/security.ts";
import { noteAct } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { newRecoveryCode, recoveryCodeHash } from "../../core/secrets/recovery-codes.ts";
import { withOneTimeCode } from "../../insurer/confirmations/with-one-time-code.ts";
import { recoveryCodesAct, secondFactorAct } from "./acts.ts";
import { requireOwnProvider } from "./own-provider.ts";
import { sendSecurityNotice } from "./send-security-notice.ts";

/** Switches the code after the password on or off. The code that confirms it proves that codes arrive. */
export async function setCodeAtSignIn(ctx: Context, isOn: boolean): Promise<boolean> {
  requireOwnProvider(ctx);
  return withOneTimeCode(ctx, secondFactorAct, {
    input: { isOn },
    run: async (db, session) => {
      const { accountId } = session;
      const before = await db.deleteFrom("secondFactor").returning("accountId").execute();
      if (isOn) await db.insertInto("secondFactor").values({ accountId }).execute();
      // An unchanged setting is neither recorded nor announced.
      if (before.length > 0 !== isOn) {
        await noteAct(db, session, ctx, "code at sign-in", isOn ? "on" : "off");
        await sendSecurityNotice({ ctx, db, session }, isOn ? "codeOn" : "codeOff");
      }
      return isOn;
    },
  });
}

/** Ten recovery codes that replace the previous ones. They are shown only once: the server stores their hashes. */
export async function makeRecoveryCodes(ctx: Context): Promise<string[]> {
  requireOwnProvider(ctx);
  return withOneTimeCode(ctx, recoveryCodesAct, {
    input: {},
    run: async (db, session) => {
      const { accountId } = session;
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await db.deleteFrom("recoveryCode").execute();
      await db
        .insertInto("recoveryCode")
        .values(
          codes.map((code) => ({
            accountId,
            codeHash: recoveryCodeHash(ctx.secrets, accountId, code),
          })),
        )
        .execute();
      await noteAct(db, session, ctx, "make recovery codes");
      await sendSecurityNotice({ ctx, db, session }, "recoveryCodesMade");
      return codes;
    },
  });
}
