import { randomUUID } from "node:crypto";
import type { InteractionNature, InteractionType } from "@portal/model/requests/interactions.ts";
import type { EmailDetails, PhoneDetails } from "@portal/model/requests/stored-details.ts";
import { sql as raw } from "kysely";
import { noteAct } from "../../core/audit.ts";
import { detailsBinding } from "./kinds.ts";
import type { WriteContext } from "./submit.ts";

interface Deed {
  type: InteractionType;
  nature: InteractionNature;
  insuredNumber: number;
  details: PhoneDetails | EmailDetails;
}

/**
 * Records a change that needs no processing in change tracking: requested and done in the act's transaction, with its
 * audit line.
 */
export async function noteDone(
  { ctx, db, session }: WriteContext,
  { type, nature, insuredNumber, details }: Deed,
): Promise<void> {
  const id = randomUUID();
  const { accountId } = session;
  await db
    .insertInto("interaction")
    .values({
      id,
      accountId,
      insuredNumber,
      type,
      nature,
      status: "DONE",
      details: ctx.secrets.encrypt(detailsBinding(id), JSON.stringify(details)),
      language: ctx.language,
      decidedAt: raw<Date>`now()`,
    })
    .execute();
  const steps = ["REQUEST", "DONE"].map((status, position) => ({
    interactionId: id,
    accountId,
    position,
    status,
  }));
  await db.insertInto("interactionStatus").values(steps).execute();
  await noteAct(db, session, ctx, `request ${type} ${nature}`, id);
}
