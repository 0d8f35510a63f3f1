import type { Change, OpenedRequest } from "@portal/model/inbox/requests.ts";
import {
  BankAccountDetails,
  ChangeDetails,
  MoveDetails,
  TransferDetails,
} from "@portal/model/requests/stored-details.ts";
import { safeParse } from "zod/mini";
import { bankChanges } from "./bank-changes.ts";
import { termChanges } from "./term-changes.ts";
import { moveChanges } from "./move-changes.ts";
import type { DeskWork } from "../call.ts";

interface Asked {
  type: string;
  insuredNumber: number | null;
  details: unknown;
}

/** What the request would change, line by line, beside what holds today. */
export async function changesOf(
  desk: DeskWork,
  { type, insuredNumber, details }: Asked,
): Promise<Change[]> {
  if (insuredNumber === null) return [];
  switch (type) {
    case "UPDATE_CORRESPONDENCE_ADDRESS": {
      const move = safeParse(MoveDetails, details);
      return move.success ? moveChanges(desk, insuredNumber, move.data) : [];
    }
    case "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS": {
      const account = safeParse(BankAccountDetails, details);
      return account.success ? bankChanges(desk, insuredNumber, account.data) : [];
    }
    case "CONTRACT_MUTATION":
    case "TRANSFERT_CAISSE_MUTATION":
      return termChanges(desk, insuredNumber, details);
    default:
      return [];
  }
}

export function premiumIn(details: unknown): OpenedRequest["premium"] {
  for (const rule of [ChangeDetails, TransferDetails]) {
    const read = safeParse(rule, details);
    if (read.success) return read.data.premium ?? null;
  }
  return null;
}
