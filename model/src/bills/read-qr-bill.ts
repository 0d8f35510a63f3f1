import { referenceKind, type ReferenceKind } from "../bank/references.ts";
import { LONGEST_QR_FIELDS, type QrParty } from "../invoices/qr-bill.ts";
import { cleanIban, ibanFault, isQrIban } from "../typing/iban.ts";
import { latinOnly } from "../typing/printable.ts";
import { type BillInformation, readBillInformation } from "./bill-information.ts";

/** The content of the Swiss QR code of a bill. The amount is in rappen, or in cents of a euro. */
export interface ReadQrBill {
  iban: string;
  creditor: QrParty;
  /** Undefined if the payer fills it in, and if the bill is for information only. */
  amount?: number;
  currency: "CHF" | "EUR";
  /** Undefined if the code has none, or one with a wrong check digit. */
  reference?: { kind: ReferenceKind; text: string };
  message: string;
  information: BillInformation;
}

/** Another QR code, one of a bill with errors, or a bill. */
export type QrReading = { kind: "other" } | { kind: "faulty" } | { kind: "bill"; bill: ReadQrBill };

/** The guideline allows 997 characters; readers add a mark or line ends. */
export const LONGEST_QR_TEXT = 1200;

/** The lines of the code, by the guideline of the banks (version 2.3, section 4.2.2). */
const LINE = {
  type: 0,
  version: 1,
  coding: 2,
  iban: 3,
  creditor: 4,
  amount: 18,
  currency: 19,
  referenceType: 27,
  reference: 28,
  message: 29,
  information: 31,
} as const;

/**
 * Reads the text of a QR code. Line ends of all systems are accepted, and so is a text that ends early after its
 * currency. Text is reduced to the characters that the standard allows, because the code can hold anything.
 */
export function readQrBill(text: string): QrReading {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  if (lines[LINE.type] !== "SPC") return { kind: "other" };
  const iban = cleanIban(lines[LINE.iban] ?? "");
  const creditor = partyOf(lines.slice(LINE.creditor, LINE.creditor + 7));
  const currency = currencyOf(lines[LINE.currency]);
  const isKnown =
    /^02\d\d$/.test(lines[LINE.version] ?? "") &&
    lines[LINE.coding] === "1" &&
    text.length <= LONGEST_QR_TEXT;
  const isSwiss = /^(CH|LI)/.test(iban) && ibanFault(iban) === undefined;
  if (!isKnown || !isSwiss || !currency || creditor.name === "") return { kind: "faulty" };
  const amount = amountOf(lines[LINE.amount] ?? "");
  const reference = referenceOf(lines[LINE.referenceType], lines[LINE.reference] ?? "", iban);
  return {
    kind: "bill",
    bill: {
      iban,
      creditor,
      currency,
      ...(amount !== undefined && { amount }),
      ...(reference && { reference }),
      message: clean(lines[LINE.message], LONGEST_QR_FIELDS.message),
      information: readBillInformation(lines[LINE.information] ?? ""),
    },
  };
}

function partyOf(lines: readonly string[]): QrParty {
  const [type, name, first, second, zip, city, country] = lines;
  const known = {
    name: clean(name, LONGEST_QR_FIELDS.name),
    country: clean(country, 2),
  };
  // Addresses of type K, until 2025: two lines, the second with postal code and town.
  if (type === "K") {
    const [, number = "", town = ""] = /^(\S*\d\S*)\s+(.+)$/.exec(second ?? "") ?? [];
    return {
      ...known,
      street: clean(first, LONGEST_QR_FIELDS.street),
      number: "",
      zip: clean(number, LONGEST_QR_FIELDS.zip),
      city: clean(town || (number ? "" : second), LONGEST_QR_FIELDS.city),
    };
  }
  return {
    ...known,
    street: clean(first, LONGEST_QR_FIELDS.street),
    number: clean(second, LONGEST_QR_FIELDS.number),
    zip: clean(zip, LONGEST_QR_FIELDS.zip),
    city: clean(city, LONGEST_QR_FIELDS.city),
  };
}

function clean(text: string | undefined, most: number): string {
  return latinOnly(text ?? "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, most)
    .trimEnd();
}

function currencyOf(text: string | undefined): "CHF" | "EUR" | undefined {
  return text === "CHF" || text === "EUR" ? text : undefined;
}

/** Zero means that nothing is to be paid: the bill's amount is elsewhere. */
function amountOf(text: string): number | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return undefined;
  const [, francs = "", rest = ""] = parts;
  return Number(francs) * 100 + Number(rest.padEnd(2, "0")) || undefined;
}

/** A QR reference needs a QR-IBAN, and a creditor reference another one. */
function referenceOf(
  type: string | undefined,
  reference: string,
  iban: string,
): ReadQrBill["reference"] {
  const kind = referenceKind(reference);
  if (kind === undefined || kind !== type || (kind === "QRR") !== isQrIban(iban)) return undefined;
  return { kind, text: reference.replaceAll(/\s/g, "").toUpperCase() };
}
