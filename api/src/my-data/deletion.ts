import { RequestDeletion } from "@portal/model/requests/deletion.ts";
import { DeletionDetails } from "@portal/model/requests/stored-details.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/http/parse.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { submitRequest } from "../insurer/requests/submit.ts";
import { closeAccount } from "../insurer/sign-in/close-account.ts";
import { deletionDone, deletionReceived } from "./messages.ts";

/** Deletes data without a legal retention period; contracts, invoices and statements stay for theirs. */
export const deletion: RequestKind<DeletionDetails> = {
  type: "DATA_DELETION",
  nature: "DATA_DELETION",
  details: DeletionDetails,
  async apply({ db }, { accountId, details }) {
    for (const table of [
      "draft",
      "notification",
      "pushSubscription",
      "reductionReminder",
      "costReminder",
      "lifeListStep",
      "lifeList",
      "surveyPrompt",
      "symptomAssessment",
      "technicalInformation",
    ] as const)
      await db.deleteFrom(table).where("accountId", "=", accountId).execute();
    if (details.scope === "ACCOUNT") await closeAccount(db, accountId);
  },
  messages: { received: deletionReceived, done: deletionDone },
};

/** Requests a deletion, one at a time. A clerk decides, since contracts may be in force. */
export async function requestDeletion(ctx: Context, given: unknown): Promise<{ id: string }> {
  const { scope } = parse(RequestDeletion, given);
  return ctx.write(async (db, session) =>
    submitRequest({ ctx, db, session }, deletion, {
      details: { scope },
      deduplicationKey: session.accountId,
      needsOperator: true,
    }),
  );
}
