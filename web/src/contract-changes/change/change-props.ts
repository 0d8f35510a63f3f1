import type { MutationCode } from "@portal/model/contract-changes/proposal.ts";
import type { Person } from "../household.ts";

export interface ChangeProps {
  person: Person;
  code: MutationCode;
}
