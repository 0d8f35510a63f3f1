import type { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import type { Member } from "./household.ts";

/** The name under which a transfer waits. */
export const TRANSFER = "transfer";

/** The same doctor would be named twice. */
const together: readonly string[] = ["aosModel", "primaryCareDoctor"] satisfies MutationCode[];
/** Leaving accidents out while they are being taken in is no wish that one could follow. */
const risks: readonly string[] = ["riskAdd", "riskDel"] satisfies MutationCode[];

/**
 * Whether a change has to wait for another one of the person: one of the same matter, or a transfer, which renews the whole
 * contract and itself waits for every change. What is not known by its code may be any of them.
 */
export function waits(
  { openChanges }: Pick<Member, "openChanges">,
  code: MutationCode | typeof TRANSFER,
) {
  if (code === TRANSFER) return openChanges.length > 0;
  const group = [together, risks].find((one) => one.includes(code)) ?? [code];
  return openChanges.some((open) => open === "" || open === TRANSFER || group.includes(open));
}
