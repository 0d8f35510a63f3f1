import type { SentDocumentType } from "@portal/model/send.ts";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Refusal, RequestToApply, Work } from "../../insurer/requests/kinds.ts";
import { examineClaim } from "./examine-claim.ts";
import { refusalTexts } from "./refusal-texts.ts";
import { refuseClaim, settleClaim } from "./settle-claim.ts";
import type { BillCare } from "./write-statement.ts";

type SentBill = RequestToApply<{ documentType: SentDocumentType }>;

/**
 * Examines and settles the bill of a request, in the transaction that decides the request. A request from before bills
 * became claims has none and needs nothing.
 */
export async function settleSentBill(
  work: Work & { billCare: BillCare },
  { id, language, details }: SentBill,
): Promise<Refusal | undefined> {
  const { db } = work;
  const claim = await db
    .selectFrom("claim")
    .selectAll()
    .where("interactionId", "=", id)
    .where("status", "in", ["RECEIVED", "IN_REVIEW"])
    .forUpdate()
    .executeTakeFirst();
  if (!claim) return undefined;
  if (await wasSentBefore(db, claim)) {
    await refuseClaim(db, claim.id, "SENT_BEFORE");
    return { reason: refusalTexts.SENT_BEFORE[language] };
  }
  const isForeign = details.documentType === "FOREIGN_INVOICE";
  const refused = await settleClaim(work, await examineClaim(db, claim, { isForeign }));
  return refused && { reason: refusalTexts[refused][language] };
}

/**
 * Of the same bill for the same person the first sending counts, unless it was refused: the same files, or the same
 * amount with the same reference of the same account. The order of receipt decides, not the order of settlement.
 */
async function wasSentBefore(
  db: Kysely<Tables>,
  { id, insuredNumber, receivedAt, ...claim }: Selectable<Tables["claim"]>,
): Promise<boolean> {
  const { fingerprint, saidAccount, saidReference, saidAmount } = claim;
  const earlier = db
    .selectFrom("claim")
    .select("id")
    .where("insuredNumber", "=", insuredNumber)
    .where("status", "<>", "REFUSED")
    .where((eb) => eb(eb.refTuple("receivedAt", "id"), "<", eb.tuple(receivedAt, id)));
  if (fingerprint) {
    const same = earlier.where("fingerprint", "=", fingerprint);
    if (await same.executeTakeFirst()) return true;
  }
  if (saidAccount === null || saidReference === null || saidAmount === null) return false;
  const same = earlier
    .where("saidReference", "=", saidReference)
    .where("saidAccount", "=", saidAccount)
    .where("saidAmount", "=", saidAmount);
  return (await same.executeTakeFirst()) !== undefined;
}
