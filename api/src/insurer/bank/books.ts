import type { BankEntryReason } from "@portal/model/bank/matching.ts";
import type { Carrier } from "@portal/model/invoices/carriers.ts";
import type { ReturnReason } from "@portal/model/invoices/invoice.ts";
import type { Tolerance } from "@portal/model/invoices/small-differences.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

/** One transaction of the import of a bank's file. */
export interface BankDesk {
  db: Kysely<Tables>;
  secrets: Secrets;
  today: string;
}

/** An invoice that a payment names. Amounts in rappen. */
export interface NamedInvoice {
  no: string;
  accountId: string;
  insurerCode: string;
  open: number;
  received: number[];
  tolerance: Tolerance;
}

export interface ReturnedPayout {
  accountId: string;
  carrier: Carrier;
  interactionId: string;
  amount: number;
}

/** The books that a bank's bookings change. The area of the bank is given those of the invoices. */
export interface Books {
  /** Locks the account and the invoice of a reference. */
  lockInvoice(desk: BankDesk, reference: string): Promise<NamedInvoice | undefined>;
  lockInvoiceNo(desk: BankDesk, no: string): Promise<NamedInvoice | undefined>;
  /** Books a payment, and returns its position among those of the invoice. */
  bookPayment(
    desk: BankDesk,
    payment: { no: string; amount: number; paidOn: string; isDebit: boolean },
  ): Promise<number>;
  /** Takes a payment back: the invoice is open again. Returns the reason if that is impossible. */
  returnPayment(
    desk: BankDesk,
    payment: { no: string; position: number; reason: ReturnReason },
  ): Promise<BankEntryReason | undefined>;
  /** The bank refused a direct debit before any money moved: the invoice is open again. */
  rejectDebit(desk: BankDesk, no: string, reason: ReturnReason): Promise<void>;
  /** The bank refused a payout, or it came back: it is a credit again. */
  returnPayout(desk: BankDesk, payout: ReturnedPayout): Promise<void>;
  /** The amount of an ordered debit that is still due. */
  dueOfDebit(desk: BankDesk, no: string): Promise<number>;
}
