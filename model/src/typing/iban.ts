import * as z from "zod/mini";

const SHORTEST = 14;
const LONGEST = 34;
const SWISS_LENGTH = 21;

/** Why a number is not an IBAN. */
export type IbanFault = "length" | "format" | "checksum";

export function cleanIban(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** What is wrong with it, or nothing. Swiss and Liechtenstein numbers are known to the last character. */
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

/** ISO 7064: the first four characters go to the end, letters count from ten, and 97 leaves one. */
function remainder(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest;
}

/** A QR-IBAN only receives payments that carry a QR reference: nobody can be paid out to it. */
export function isQrIban(text: string): boolean {
  const iban = cleanIban(text);
  const institution = Number(iban.slice(4, 9));
  return /^(CH|LI)\d{7}/.test(iban) && institution >= 30_000 && institution <= 31_999;
}

/** An IBAN where none is needed: nothing is fine. */
export const OptionalIban = /* @__PURE__ */ z
  .pipe(z.string("iban.invalid").check(z.maxLength(80, "iban.invalid")), z.transform(cleanIban))
  .check(z.refine((iban) => iban === "" || ibanFault(iban) === undefined, "iban.invalid"));

/** The account that we pay out to or debit. */
export const PayoutIban = /* @__PURE__ */ z
  .pipe(
    z.string("required").check(z.trim(), z.minLength(1, { error: "required", abort: true })),
    OptionalIban,
  )
  .check(z.refine((iban) => !isQrIban(iban), "iban.qr"));

/** How much of an IBAN a field lets in: Swiss and Liechtenstein ones only, or those of any country. */
export type IbanReach = "swiss" | "any";

/** The country of a number that begins like a foreign IBAN: two letters that are neither CH nor LI, and a digit. */
export function foreignCountryIn(text: string): string | undefined {
  return /^(?!CH|LI)([A-Z]{2})\d/.exec(cleanIban(text))?.[1];
}

/** The text as the field shows it: upper case, groups of four, and nothing that cannot be a part of it. */
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

/** Where the caret belongs in the masked text when so many characters that count stand before it. */
export function caretAfter(masked: string, characters: number): number {
  let [position, counted] = [0, 0];
  while (position < masked.length && counted < characters) {
    if (masked[position] !== " ") counted += 1;
    position += 1;
  }
  return position;
}

/** Enough of an account to know it by, for papers that are kept in plain text. */
export function ibanEnds(iban: string): string {
  return `${iban.slice(0, 4)}\u00a0…\u00a0${iban.slice(-4)}`;
}
