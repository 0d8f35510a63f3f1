import type { AccountStatementResult } from "@portal/model/interactions.ts";
import { isLanguage, languages } from "@portal/model/languages.ts";
import { Problem } from "@portal/model/problems.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import type { RequestKind } from "../core/requests/kinds.ts";
import { submitRequest } from "../core/requests/submit.ts";
import { accountStatementReady, accountStatementReceived } from "./messages.ts";

const Details = z.strictObject({ language: z.enum(languages) });

/** A statement of what was billed and paid: the insurer prepares it and writes when it is ready. */
export const accountStatement: RequestKind<z.infer<typeof Details>> = {
  type: "INVOICE",
  nature: "ACCOUNT_STATEMENT",
  details: Details,
  apply: () => Promise.resolve(),
  messages: { received: accountStatementReceived, done: accountStatementReady },
  news: "communicationNew",
};

/** Asks for an account statement. While one is being prepared, another is refused. */
export async function requestAccountStatement(
  ctx: Context,
  lang: string,
): Promise<AccountStatementResult> {
  if (!isLanguage(lang)) throw new Problem("INVALID", { fields: { lang: "language.unknown" } });
  try {
    await ctx.write((db, session) =>
      submitRequest({ ctx, db, session }, accountStatement, {
        details: { language: lang },
        language: lang,
        business: session.accountId,
      }),
    );
    return "SUCCESS";
  } catch (error) {
    const isOpenAlready = error instanceof Problem && error.code === "CONFLICT";
    if (!isOpenAlready || "retryAfter" in error.details) throw error;
    return "FAILURE";
  }
}
