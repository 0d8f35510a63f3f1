import { endOfMonth } from "../calendar/calendar.ts";
import { isSmallWord } from "../help/search.ts";
import { monthsNamed } from "./month-words.ts";

/** One possible meaning of a typed term. Amounts in rappen, days as `2026-10-31`. */
export type TermMeaning =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "amount"; readonly from: number; readonly to: number }
  | { readonly kind: "days"; readonly from: string; readonly to: string }
  | { readonly kind: "months"; readonly months: readonly string[] }
  | { readonly kind: "dayOfYear"; readonly day: string }
  | { readonly kind: "number"; readonly digits: string };

/** The readings of a term: `01.07` is a day or an amount. */
export type Term = readonly TermMeaning[];

/** A longer text is cut. */
export const LONGEST_TYPED = 120;
const MOST_TERMS = 8;
/** Fewer digits would match almost every number. */
const FEWEST_DIGITS = 4;

const CURRENCY = /(?<![\p{L}\p{N}])(?:chf|sfr|frs?|franken|francs?|franchi)(?!\p{L})\.?/gu;
/** Grouped numbers, as printed in documents, come before days, amounts and words. */
const TOKEN =
  /(?:\d{5,}|\d{2} \d{5})(?: \d{2,5})+|\d{4}-\d{5,}-\d+|\d{4}-\d{1,2}(?:-\d{1,2})?(?!\d)|\d+(?:[.,'/]\d+)*(?:[.,]-+)?|[\p{L}\p{N}+]+/gu;

/** The typed text as terms; an entry has to match each term in one of its readings. */
export function termsOf(typed: string): Term[] {
  const text = typed
    .slice(0, LONGEST_TYPED)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[’‘`´]/g, "'");
  const hasDigits = /\d/.test(text);
  const tokens = (hasDigits ? text.replaceAll(CURRENCY, " ") : text).match(TOKEN) ?? [];
  const telling = tokens.filter((token) => !isSmallWord(token));
  return joinedTerms((telling.length > 0 ? telling : tokens).slice(0, MOST_TERMS));
}

/** A month and the year after it are one term. */
function joinedTerms(tokens: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] ?? "";
    const months = monthsNamed(token);
    const year = tokens[place + 1] ?? "";
    if (months.length > 0 && isYear(year)) {
      terms.push(months.map((month) => wholeMonth(`${year}-${month}`)));
      place += 1;
    } else terms.push(readingsOf(token, months));
  }
  return terms;
}

function readingsOf(token: string, months: readonly string[]): Term {
  const word: TermMeaning = { kind: "word", word: token };
  if (!/^\d/.test(token)) return months.length > 0 ? [{ kind: "months", months }, word] : [word];
  const [days, digits] = [daysOf(token), token.replaceAll(/\D/g, "")];
  const amount = amountOf(token);
  return [
    ...(days ? [days] : []),
    ...(amount ? [amount] : []),
    ...(digits.length >= FEWEST_DIGITS ? [{ kind: "number", digits } as const] : []),
    word,
  ];
}

function isYear(token: string): boolean {
  return /^(?:19|20)\d\d$/.test(token);
}

function wholeMonth(month: string): TermMeaning {
  return { kind: "days", from: `${month}-01`, to: endOfMonth(month) };
}

function daysOf(token: string): TermMeaning | undefined {
  if (isYear(token)) return { kind: "days", from: `${token}-01-01`, to: `${token}-12-31` };
  const parts = token.split(/[./-]/);
  const [year = "", month = "", day] = isYear(parts[0] ?? "") ? parts : parts.toReversed();
  if (parts.length === 3) return wholeDay(year, month, day ?? "");
  if (parts.length !== 2) return undefined;
  if (isYear(year)) return isMonth(month) ? wholeMonth(`${year}-${two(month)}`) : undefined;
  // `01.07`: the parts are reversed, so that the month is in the place of a year.
  return isMonth(year) && isDay(month)
    ? { kind: "dayOfYear", day: `${two(year)}-${two(month)}` }
    : undefined;
}

function wholeDay(year: string, month: string, day: string): TermMeaning | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  if (!isYear(full) || !isMonth(month) || !isDay(day)) return undefined;
  const found = `${full}-${two(month)}-${two(day)}`;
  return { kind: "days", from: found, to: found };
}

function isMonth(text: string): boolean {
  return /^(?:0?[1-9]|1[0-2])$/.test(text);
}

function isDay(text: string): boolean {
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(text);
}

function two(text: string): string {
  return text.padStart(2, "0");
}

const AMOUNT = /^(\d{1,3}(?:[',.]\d{3})+|\d{1,7})(?:[.,](\d{1,2}|-+))?$/;

/** `85`, `85.6`, `85,60`, `85.-` and `1'234`. Whole francs also match amounts with centimes. */
function amountOf(token: string): TermMeaning | undefined {
  const [, whole, part] = AMOUNT.exec(token) ?? [];
  if (whole === undefined) return undefined;
  const rappen = Number(whole.replaceAll(/\D/g, "")) * 100;
  if (part === undefined) return { kind: "amount", from: rappen, to: rappen + 99 };
  const exact = rappen + (part.startsWith("-") ? 0 : Number(part.padEnd(2, "0")));
  return { kind: "amount", from: exact, to: exact };
}
