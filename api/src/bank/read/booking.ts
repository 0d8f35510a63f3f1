/** A booking of an account as a bank reports it. */
export interface BankBooking {
  iban: string;
  /** Names the booking in every file that reports it. */
  entryKey: string;
  /** The bank's reference of the sum in the account statement. */
  batchKey: string;
  /** The bank reports the sum alone here, and its payments in another file. */
  isSum: boolean;
  /** The payment information of our order that the sum belongs to. */
  paymentInformation: string | undefined;
  isCredit: boolean;
  isReversal: boolean;
  /** In rappen, or hundredths of a foreign currency. */
  amount: number;
  currency: string;
  bookedOn: string;
  reference: string | undefined;
  endToEndId: string | undefined;
  /** The ISO 20022 code of a return. */
  reason: string | undefined;
  name: string | undefined;
  account: string | undefined;
  words: string | undefined;
}

/** The balances of an account statement, in rappen; a debit balance is negative. */
export interface Statement {
  iban: string;
  statementId: string;
  opening: number | undefined;
  closing: number | undefined;
  openedOn: string | undefined;
  closedOn: string | undefined;
}

export type FileKind = "CAMT053" | "CAMT054" | "PAIN002";

/** A part of a bank's file, in the order of the file. */
export type FilePart =
  | { part: "HEADER"; kind: FileKind; messageId: string }
  | { part: "ACCOUNT"; iban: string }
  | { part: "BOOKING"; booking: BankBooking }
  | { part: "STATEMENT"; statement: Statement }
  | { part: "ANSWER"; answer: OrderAnswer };

/** A bank's answer to a message (pain.002), to one of its groups, or to one order. */
export interface OrderAnswer {
  messageId: string;
  paymentInformation?: string | undefined;
  endToEndId?: string | undefined;
  status: string;
  reason?: string | undefined;
}
