import { knownLanguage } from "@portal/model/portal/languages.ts";
import type { Actor } from "../audit.ts";
import { decideRequest } from "./decide.ts";
import {
  type AnyKind,
  detailsBinding,
  type Refusal,
  type StoredRequest,
  type Work,
} from "./kinds.ts";
import { requestRefused } from "./messages.ts";

/** An open request whose row the caller has locked. */
export interface LockedRequest {
  id: string;
  accountId: string | null;
  insuredNumber: number | null;
  type: string;
  nature: string;
  language: string;
  details: Buffer;
}

/** The kind is not registered: a newer node may know it, otherwise the operator has to check. */
class UnknownKind extends Error {
  override name = "UnknownKind";
}

export function kindOf(
  kinds: readonly AnyKind[],
  { type, nature }: Pick<LockedRequest, "type" | "nature">,
): AnyKind | undefined {
  return kinds.find((kind) => kind.type === type && kind.nature === nature);
}

export function openedRequest(
  { secrets }: Pick<Work, "secrets">,
  { id, accountId, insuredNumber, language, details }: LockedRequest,
): StoredRequest {
  return {
    id,
    accountId,
    insuredNumber,
    language: knownLanguage(language),
    details: JSON.parse(secrets.decrypt(detailsBinding(id), details)) as unknown,
  };
}

/** Applies an approved request and marks it DONE; or REFUSED, where the kind's own rules refuse it. */
export async function applyRequest(
  work: Work,
  kinds: readonly AnyKind[],
  row: LockedRequest,
  by: { actor: Actor; mark?: Buffer },
): Promise<Refusal | undefined> {
  const kind = kindOf(kinds, row);
  if (!kind) throw new UnknownKind();
  const request = openedRequest(work, row);
  const refusal = (await kind.apply(work, request)) ?? undefined;
  await decideRequest(work.db, work.secrets, {
    id: row.id,
    ...by,
    news: kind.news,
    ...(refusal
      ? { status: "REFUSED", reason: refusal.reason, template: requestRefused }
      : { status: "DONE", template: kind.done, line: await kind.doneLine(work, request) }),
  });
  return refusal;
}
