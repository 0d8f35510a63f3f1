/** What a QR-bill says. The amount is in rappen. */
export interface QrBill {
  iban: string;
  creditor: QrParty;
  amount: number;
  debtor?: QrParty;
  reference: string;
  message: string;
}

/** Somebody with a structured address, as the banks have demanded since November 2025. */
export interface QrParty {
  name: string;
  street: string;
  number: string;
  zip: string;
  city: string;
  country: string;
}

const NOBODY = ["", "", "", "", "", "", ""];

/** The text within the Swiss QR code, line by line as the banks' guideline orders it (version 2.3). */
export function qrBillText(bill: QrBill): string {
  return [
    "SPC",
    "0200",
    "1",
    bill.iban,
    ...partyLines(bill.creditor),
    ...NOBODY,
    (bill.amount / 100).toFixed(2),
    "CHF",
    ...(bill.debtor ? partyLines(bill.debtor) : NOBODY),
    "QRR",
    bill.reference,
    bill.message,
    "EPD",
  ].join("\n");
}

function partyLines({ name, street, number, zip, city, country }: QrParty): string[] {
  return ["S", name, street, number, zip, city, country];
}

/** `Avenue du Mont-Blanc 12` as the code wants it: the street and the number apart. */
export function streetParts(street: string): { street: string; number: string } {
  const found = /^(.*\D) (\d+\s?\w?)$/.exec(street);
  return { street: found?.[1] ?? street, number: found?.[2] ?? "" };
}
