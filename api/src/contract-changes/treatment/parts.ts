import { openStatuses } from "@portal/model/requests/interactions.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { decideRequest } from "../../insurer/requests/decide.ts";
import type { Work } from "../../insurer/requests/kinds.ts";

/** Approves all parts of a request that an operator approved as a whole. */
export async function approveParts({ db }: Work, whole: string): Promise<void> {
  await db
    .updateTable("interaction")
    .set({
      // A part that waited for the customer is treated like any other.
      status: raw`case status when 'PENDING' then 'REQUEST' else status end`,
      heldAt: null,
      approvedAt: raw`now()`,
      dueAt: raw`now()`,
    })
    .where("parentId", "=", whole)
    .where("status", "in", openStatuses)
    .execute();
}

/** Refuses all parts of a request that an operator refused as a whole; the whole has the reason. */
export async function refuseParts({ db, secrets }: Work, whole: string): Promise<void> {
  // The operator decides about the whole request, so the decision is no longer derived from its parts.
  await db.updateTable("interaction").set({ heldAt: null }).where("id", "=", whole).execute();
  for (const id of await openParts(db, whole)) {
    await decideRequest(db, secrets, { id, status: "REFUSED", actor: "operator" });
  }
}

async function openParts(db: Kysely<Tables>, whole: string): Promise<string[]> {
  const parts = await db
    .selectFrom("interaction")
    .select("id")
    .where("parentId", "=", whole)
    .where("status", "in", openStatuses)
    .forUpdate()
    .execute();
  return parts.map(({ id }) => id);
}
