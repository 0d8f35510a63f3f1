import type { BankEntryReason, BankEntryState } from "@portal/model/bank/matching.ts";
import type { BankDesk, Books } from "../insurer/bank/books.ts";
import type { OwnAccount } from "../insurer/bank/own-accounts.ts";

/** The context of booking one entry: one transaction. */
export interface EntryDesk extends BankDesk {
  books: Books;
  accounts: readonly OwnAccount[];
  fileId: string;
}

/** What became of a booking. */
export interface Outcome {
  state: BankEntryState;
  reason?: BankEntryReason | null;
  accountId?: string;
  invoiceNo?: string;
  /** The position among the payments of the invoice. */
  position?: number;
  orderId?: string;
}
