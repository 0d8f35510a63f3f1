import type { Actor } from "../audit.ts";
import { decideRequest } from "./decide.ts";
import { kindOf, type LockedRequest, openedRequest } from "./apply.ts";
import type { AnyKind, Work } from "./kinds.ts";
import { requestRefused } from "./messages.ts";
import type { ToldReason } from "./reasons.ts";

interface Refusing extends Partial<Omit<ToldReason, "reason">> {
  /** In the language of the request. */
  reason: string;
  actor: Actor;
  mark?: Buffer;
}

/** Refuses a request by decision: its kind reverts its effects, and the customer reads the reason. */
export async function refuseRequest(
  work: Work,
  kinds: readonly AnyKind[],
  request: LockedRequest,
  told: Refusing,
): Promise<void> {
  const { db, secrets } = work;
  await kindOf(kinds, request)?.refuse(work, openedRequest(work, request));
  await decideRequest(db, secrets, {
    id: request.id,
    status: "REFUSED",
    template: requestRefused,
    ...told,
  });
}
