/** A file of a bank, opened once to be checked and once to be booked. */
export interface SentBankFile {
  name: string;
  open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** What became of a booking, a balance or an answer of a file. */
export interface ToldBankPart {
  place: number;
  part: "BOOKING" | "ANSWER" | "STATEMENT";
  status: "BOOKED" | "REPEATED" | "FAILED";
  outcome?: { state: string; reason?: string | null; invoiceNo?: string };
}

/** The import of the bank's area, which the door is given. */
export interface BankDoor {
  importFile(
    file: SentBankFile,
    call: { correlationId: string; tell: (told: ToldBankPart) => Promise<void> },
  ): Promise<
    | { state: "REFUSED"; reason: string }
    | { state: "REPEATED" }
    | { state: "BOOKED" | "INTERRUPTED"; entries: number; repeated: number }
  >;
}
