import { randomUUID } from "node:crypto";
import { needsProof } from "@portal/model/contract-changes/accident-proof.ts";
import type { ChangeEntry } from "@portal/model/contract-changes/change.ts";
import { extraOf, PROOF_FOLLOWS } from "@portal/model/contract-changes/extras.ts";
import { type AttachedFile, attachFiles } from "../../insurer/attach-files.ts";
import type { WriteContext } from "../../insurer/requests/submit.ts";
import { proofAwaited, proofReceived } from "../messages.ts";
import type { Change } from "./check-together.ts";

/** The stored fields of a request that needs a proof; empty for all others. */
export interface Proof {
  id?: string;
  files?: AttachedFile[];
  needsOperator?: boolean;
  awaitsCustomer?: boolean;
  received?: typeof proofAwaited;
}

/**
 * A removal of accident cover needs the proof of other cover: a clerk decides, with the file sent in the same
 * transaction, or once the proof has arrived.
 */
export async function takeProof(
  { db, session }: Pick<WriteContext, "db" | "session">,
  { member, entry, at }: Change,
): Promise<Proof> {
  const told = entry.code === "riskDel" ? extraOf(entry, "preuve") : "";
  if (!told || !isAsked(entry, member)) return {};
  if (told === PROOF_FOLLOWS)
    return { needsOperator: true, awaitsCustomer: true, received: proofAwaited };
  const id = randomUUID();
  const files = await attachFiles(db, {
    accountId: session.accountId,
    field: `${at}.extra.preuve`,
    uuids: [told],
    interactionId: id,
  });
  return { id, files, needsOperator: true, received: proofReceived };
}

function isAsked(entry: ChangeEntry, { employments }: Change["member"]): boolean {
  return needsProof(entry, employments);
}
