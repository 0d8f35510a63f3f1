import * as z from "zod/mini";

export const defaultDialCode = "41";
const MOST_DIGITS = 10;

/** The digits of a text, at most ten by default. */
export function digitsOnly(text: string, most = MOST_DIGITS): string {
  return text.replaceAll(/\D/g, "").slice(0, most);
}

/** National numbers almost never have more digits: a longer number begins with its dial code. */
const LONGEST_NATIONAL = 10;

/**
 * The number with its `+`. The international 00 becomes `+`. Any other number belongs to the chosen country: its dial
 * code is added, unless it is there already, and replaces the national 0.
 */
export function withPlus(text: string, dialCode = defaultDialCode): string {
  const number = text.trim();
  if (number === "" || number.startsWith("+")) return number;
  if (number.startsWith("00")) return `+${number.slice(2)}`;
  const digits = number.replaceAll(/\D/g, "");
  const isWhole = digits.startsWith(dialCode) && digits.length > LONGEST_NATIONAL;
  return isWhole ? `+${number}` : `+${dialCode} ${number.replace(/^0/, "")}`;
}

/** The area codes of Canada, which shares its dial code with the United States. */
const canadian = new Set(
  "204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 537 548 568 579 581 584 587 604 613 639 647 672 683 705 709 728 742 753 778 780 782 807 819 825 867 873 879 902 905 942".split(
    " ",
  ),
);

/** The country of a number with the dial code 1, as soon as its area code is complete. */
export function northAmericanCountry(number: string): "US" | "CA" | undefined {
  const [, area] = /^\+1(\d{3})/.exec(number.replaceAll(/[^\d+]/g, "")) ?? [];
  if (area === undefined) return undefined;
  return canadian.has(area) ? "CA" : "US";
}

/**
 * The number of a customer who types a second dial code, with a plus or with 00, after the one already in the field: it
 * replaces the first.
 */
export function typedPhone(text: string): string {
  return text.replace(/^\s*\+(?:[\d\s]*\+|\d{1,3}\s+00)/, "+");
}

/**
 * Removes the characters between the digits: spaces, points, dashes, slashes and brackets. The national 0 is removed in
 * brackets and after +41; in Italy it belongs to the number.
 */
export function cleanPhone(text: string): string {
  return text
    .replace(/^(\+(?!39)[\d\s]*)\(0\)/, "$1")
    .replaceAll(/[\s./()\u2010-\u2015-]/g, "")
    .replace(/^\+410/, "+41");
}

/** Checks the form of an international number only; the numbering plan checks whether the number exists. */
export function isPhoneForm(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(cleanPhone(text));
}

/** Accepts a phone number with spaces and other separators; the result is `+41791234567`. */
export const Phone = /* @__PURE__ */ z
  .pipe(
    z
      .string("required")
      .check(
        z.trim(),
        z.minLength(1, { error: "required", abort: true }),
        z.maxLength(40, "phone.invalid"),
      ),
    z.transform((text) => cleanPhone(withPlus(text))),
  )
  .check(z.refine(isPhoneForm, "phone.invalid"));

/** The types of number that are or can be mobile; for other types the form asks first. */
export function isMobile(type: string | null | undefined): boolean {
  return type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
}

/** Replaces the dial code when the customer chooses another country. */
export function withDialCode(text: string, from: string, to: string): string {
  const number = withPlus(text, from);
  if (number === "") return "";
  const rest = number.startsWith(`+${from}`) ? number.slice(from.length + 1).trim() : "";
  return rest === "" ? `+${to} ` : `+${to} ${rest}`;
}

/** A Swiss number in its groups, any other number unchanged. */
export function shownPhone(number: string): string {
  return number.replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, "+41 $1 $2 $3 $4");
}
