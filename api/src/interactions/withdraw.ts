import { withdrawableTypes } from "@portal/model/requests/interactions.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { wakePages } from "../insurer/notifications/notify.ts";
import { languageOf, loginEmailOf } from "../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import { requestWithdrawn } from "../insurer/requests/messages.ts";
import { type Interaction, readInteraction } from "./list-interactions.ts";

/**
 * Withdraws a request before it is treated; nothing else changes. Two tabs at once have one effect; a treated request
 * is a `CONFLICT`.
 */
export async function withdrawRequest(ctx: Context, id: string): Promise<Interaction> {
  if (!z.uuid().safeParse(id).success) throw new Problem("NOT_FOUND");
  await ctx.write(async (db, session) => {
    const { rows } = await raw<{ outcome: string | null }>`
      select withdraw_request(${id}::uuid, ${withdrawableTypes}::text[]) as outcome`.execute(db);
    const outcome = rows[0]?.outcome;
    if (!outcome) throw new Problem("NOT_FOUND");
    if (outcome === "TREATED") throw new Problem("CONFLICT", { errorCodes: ["treated"] });
    if (outcome === "ALREADY") return null;
    await noteAct(db, session, ctx, "withdraw request", id);
    // Other windows that show the request as pending reload it.
    await wakePages(db, session.accountId);
    await enqueueMessage(db, ctx.secrets, {
      accountId: session.accountId,
      interactionId: id,
      channel: "EMAIL",
      recipient: await loginEmailOf(db, ctx.secrets, session.accountId),
      template: requestWithdrawn.key,
      language: await languageOf(db, session.accountId),
    });
    return null;
  });
  return readInteraction(ctx, id);
}
