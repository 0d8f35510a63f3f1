import type { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import type { Person } from "../household.ts";

/** Which change, and whose. */
export interface ChangeProps {
  person: Person;
  code: MutationCode;
}
