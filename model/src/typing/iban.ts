import * as z from "zod/mini";

const SHORTEST = 14;
const LONGEST = 34;
const SWISS_LENGTH = 21;

export type IbanFault = "length" | "format" | "checksum";

export function cleanIban(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** The error of an IBAN, or undefined. Swiss and Liechtenstein IBANs are checked in full. */
export function ibanFault(text: string): IbanFault | undefined {
  const iban = cleanIban(text);
  if (iban.length < SHORTEST || iban.length > LONGEST) return "length";
  if (/^(CH|LI)/.test(iban)) {
    if (iban.length !== SWISS_LENGTH) return "length";
    if (!/^..\d{7}[A-Z0-9]{12}$/.test(iban)) return "format";
  }
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return "format";
  return remainder(iban) === 1 ? undefined : "checksum";
}

/** ISO 7064: the first four characters move to the end, letters count from ten, and the remainder by 97 is one. */
function remainder(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest;
}

/** A QR-IBAN only receives payments with a QR reference: the insurer cannot pay out to it. */
export function isQrIban(text: string): boolean {
  const iban = cleanIban(text);
  const institution = Number(iban.slice(4, 9));
  return /^(CH|LI)\d{7}/.test(iban) && institution >= 30_000 && institution <= 31_999;
}

/** An IBAN that may be empty. */
export const OptionalIban = /* @__PURE__ */ z
  .pipe(z.string("iban.invalid").check(z.maxLength(80, "iban.invalid")), z.transform(cleanIban))
  .check(z.refine((iban) => iban === "" || ibanFault(iban) === undefined, "iban.invalid"));

/** The account for payouts and debits. */
export const PayoutIban = /* @__PURE__ */ z
  .pipe(
    z.string("required").check(z.trim(), z.minLength(1, { error: "required", abort: true })),
    OptionalIban,
  )
  .check(z.refine((iban) => !isQrIban(iban), "iban.qr"));

/** The IBANs that a field accepts: Swiss and Liechtenstein ones only, or those of any country. */
export type IbanReach = "swiss" | "any";

/** The country of a text that begins like a foreign IBAN: two letters other than CH and LI, and a digit. */
export function foreignCountryIn(text: string): string | undefined {
  return /^(?!CH|LI)([A-Z]{2})\d/.exec(cleanIban(text))?.[1];
}

/** The text as the field shows it: upper case, groups of four, without invalid characters. */
export function maskIban(text: string, reach: IbanReach = "swiss"): string {
  let kept = "";
  for (const character of cleanIban(text)) {
    if (fits(kept + character, reach)) kept += character;
  }
  return kept.match(/.{1,4}/g)?.join(" ") ?? "";
}

function fits(beginning: string, reach: IbanReach): boolean {
  if (reach === "swiss" && !/^(C|L|CH|LI)/.test(beginning)) return false;
  if (reach === "swiss" && beginning.length > 1 && !/^(CH|LI)/.test(beginning)) return false;
  if (beginning.length > (reach === "swiss" ? SWISS_LENGTH : LONGEST)) return false;
  return /^([A-Z]|[A-Z]{2}\d{0,2}|[A-Z]{2}\d{2}[A-Z0-9]+)$/.test(beginning);
}

/** The caret position in the masked text after this many significant characters. */
export function caretAfter(masked: string, characters: number): number {
  let [position, counted] = [0, 0];
  while (position < masked.length && counted < characters) {
    if (masked[position] !== " ") counted += 1;
    position += 1;
  }
  return position;
}

/** The beginning and end of an IBAN, for documents in plain text. */
export function ibanEnds(iban: string): string {
  return `${iban.slice(0, 4)}\u00a0…\u00a0${iban.slice(-4)}`;
}
