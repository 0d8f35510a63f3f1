import type { AccountStatementResult } from "@portal/model/requests/interactions.ts";
import { StatementDetails } from "@portal/model/requests/stored-details.ts";
import { isLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../../core/context.ts";
import { issuePaper } from "../../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../insurer/papers/people.ts";
import type { RequestKind, RequestToApply, Work } from "../../insurer/requests/kinds.ts";
import { submitRequest } from "../../insurer/requests/submit.ts";
import { readAccounts } from "./read-ledger.ts";
import { accountStatementPaper } from "./statement-paper.ts";
import { accountStatementReady, accountStatementReceived } from "../messages.ts";

/** A statement of invoices and payments: the insurer prepares it and sends a message when it is ready. */
export const accountStatement: RequestKind<StatementDetails> = {
  type: "INVOICE",
  nature: "ACCOUNT_STATEMENT",
  details: StatementDetails,
  apply: fileStatement,
  messages: { received: accountStatementReceived, done: accountStatementReady },
  news: "communicationNew",
};

/** Files a statement of the last two years among the account's documents. */
async function fileStatement(
  { db, today }: Work,
  { accountId, details }: RequestToApply<StatementDetails>,
): Promise<void> {
  const { insuredNumber } = await db
    .selectFrom("account")
    .select("insuredNumber")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const from = `${Number(today.slice(0, 4)) - 1}-01-01`;
  const { language } = details;
  const addressed = { accountId, partenaires: [insuredNumber], date: today, language };
  const { head } = await peopleForPaper(db, addressed);
  const accounts = await readAccounts(db, { accountId, from, to: today, language });
  await issuePaper(db, accountStatementPaper, {
    ...addressed,
    parameters: { from, to: today },
    content: { head, accounts },
  });
}

export interface AskedStatement {
  status: AccountStatementResult;
  /** The request in change tracking, if one was made. */
  request: string | null;
}

/** Requests an account statement; refused while one is being prepared. */
export async function requestAccountStatement(ctx: Context, lang: string): Promise<AskedStatement> {
  if (!isLanguage(lang)) throw new Problem("INVALID", { fields: { lang: "language.unknown" } });
  try {
    const { id } = await ctx.write((db, session) =>
      submitRequest({ ctx, db, session }, accountStatement, {
        details: { language: lang },
        language: lang,
        deduplicationKey: session.accountId,
      }),
    );
    return { status: "SUCCESS", request: id };
  } catch (error) {
    const isOpenAlready = error instanceof Problem && error.code === "CONFLICT";
    if (!isOpenAlready || "retryAfter" in error.details) throw error;
    return { status: "FAILURE", request: null };
  }
}
