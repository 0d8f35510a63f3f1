import { latinOnly } from "../typing/printable.ts";

/** The content of a QR-bill. The amount is in rappen. */
export interface QrBill {
  iban: string;
  creditor: QrParty;
  amount: number;
  debtor?: QrParty;
  reference: string;
  message: string;
}

/** A party with a structured address, which the banks require since November 2025. */
export interface QrParty {
  name: string;
  street: string;
  number: string;
  zip: string;
  city: string;
  country: string;
}

/** The lengths of the fields (Swiss Implementation Guidelines QR-bill 2.3, section 4.2.2). */
export const LONGEST_QR_FIELDS = {
  name: 70,
  street: 70,
  number: 16,
  zip: 16,
  city: 35,
  message: 140,
} as const;

/**
 * The fields of the QR code and the slip: longer values are cut, and characters that the standard forbids are replaced.
 * A debtor without name, postal code, town or country is left out, because the standard has no incomplete debtor; the
 * slip then has an empty box for it.
 */
export function qrFieldsOf({ creditor, debtor, message, ...bill }: QrBill): QrBill {
  const payer = debtor && partyFields(debtor);
  return {
    ...bill,
    creditor: partyFields(creditor),
    ...(payer && isComplete(payer) && { debtor: payer }),
    message: shortened(message, LONGEST_QR_FIELDS.message),
  };
}

function partyFields({ country, ...party }: QrParty): QrParty {
  return {
    name: shortened(party.name, LONGEST_QR_FIELDS.name),
    street: shortened(party.street, LONGEST_QR_FIELDS.street),
    number: shortened(party.number, LONGEST_QR_FIELDS.number),
    zip: shortened(party.zip, LONGEST_QR_FIELDS.zip),
    city: shortened(party.city, LONGEST_QR_FIELDS.city),
    country,
  };
}

function isComplete({ name, zip, city, country }: QrParty): boolean {
  return name !== "" && zip !== "" && city !== "" && /^[A-Z]{2}$/.test(country);
}

function shortened(text: string, most: number): string {
  return latinOnly(text).trim().slice(0, most).trimEnd();
}

const NOBODY = ["", "", "", "", "", "", ""];

/** The text of the Swiss QR code, line by line by the guideline of the banks (version 2.3). */
export function qrBillText(wanted: QrBill): string {
  const bill = qrFieldsOf(wanted);
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

/** `Avenue du Mont-Blanc 12` as the code needs it: street and number apart. */
export function streetParts(street: string): { street: string; number: string } {
  const found = /^(.*\D) (\d+\s?\w?)$/.exec(street);
  return { street: found?.[1] ?? street, number: found?.[2] ?? "" };
}
