import { knownLanguage } from "@portal/model/portal/languages.ts";
import { type Actor, decideRequest } from "./decide.ts";
import { type AnyKind, detailsBinding, type Work } from "./kinds.ts";
import { requestRefused } from "./messages.ts";

/** An open request whose row the caller has locked. */
interface RefusedRequest {
  id: string;
  accountId: string | null;
  insuredNumber: number | null;
  type: string;
  nature: string;
  language: string;
  details: Buffer;
}

/** Refuses a request by decision: its kind reverts its effects, and the customer reads the reason. */
export async function refuseRequest(
  work: Work,
  kinds: readonly AnyKind[],
  { type, nature, details, ...request }: RefusedRequest,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<void> {
  const { db, secrets } = work;
  const { id } = request;
  const kind = kinds.find((one) => one.type === type && one.nature === nature);
  await kind?.refuse(work, {
    ...request,
    language: knownLanguage(request.language),
    details: JSON.parse(secrets.decrypt(detailsBinding(id), details)) as unknown,
  });
  await decideRequest(db, secrets, {
    id,
    status: "REFUSED",
    actor,
    reason,
    template: requestRefused,
  });
}
