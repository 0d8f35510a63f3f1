import { matterOf, type MutationCode } from "@portal/model/contract-changes/proposal.ts";
import type { Member } from "./household.ts";

/** The code of an open transfer. */
export const TRANSFER = "transfer";

/**
 * Whether a change must wait for another one of the person: one of the same kind, or a transfer, which renews the whole
 * contract and itself waits for every change. An unknown code counts as any of them.
 */
export function waits(
  { openChanges }: Pick<Member, "openChanges">,
  code: MutationCode | typeof TRANSFER,
) {
  if (code === TRANSFER) return openChanges.length > 0;
  const matter: readonly string[] = matterOf(code);
  return openChanges.some((open) => open === "" || open === TRANSFER || matter.includes(open));
}
