import { foldPlace } from "@portal/model/places/places.ts";
import { isEmail } from "@portal/model/typing/email.ts";
import { cleanPhone, withPlus } from "@portal/model/typing/phone.ts";
import { z } from "zod";

/** What a clerk typed, as what it may mean. */
export interface TypedSearch {
  /** Folded words of a name or an address. */
  words: string[];
  birthdate: string | null;
  /** The number of an insured person. */
  number: number | null;
  /** The number of an invoice. */
  invoice: string | null;
  email: string | null;
  phone: string | null;
}

const DAY = /(?<!\d)(?:(\d{1,2})[./](\d{1,2})[./](\d{4})|(\d{4})-(\d{2})-(\d{2}))(?!\d)/;
const LARGEST_NUMBER = 2_147_483_647;

/** A shorter word is looked for as it is: as a beginning, it would find too many people. */
const LEAST_PREFIX = 3;

export function typedSearch(text: string): TypedSearch {
  const none = {
    words: [],
    birthdate: null,
    number: null,
    invoice: null,
    email: null,
    phone: null,
  };
  if (isEmail(text)) return { ...none, email: text };
  const digits = text.replaceAll(/[\s.'’-]/g, "");
  if (/^(?:\+|0)[\d\s./()-]{8,}$/.test(text) && !DAY.test(text))
    return { ...none, phone: cleanPhone(withPlus(text)), invoice: digits };
  if (/^\d+$/.test(digits) && !DAY.test(text)) {
    const number = Number(digits);
    // A short number is also the postcode of an address.
    return {
      ...none,
      words: digits.length === 4 ? [digits] : [],
      number: number <= LARGEST_NUMBER ? number : null,
      invoice: digits,
    };
  }
  const day = DAY.exec(text);
  const birthdate = day ? dayOf(day) : null;
  const rest = birthdate === null ? text : text.replace(DAY, " ");
  return { ...none, birthdate, words: foldPlace(rest).split(" ").filter(Boolean) };
}

function dayOf([, day, month, year, isoYear, isoMonth, isoDate]: RegExpExecArray): string | null {
  const given = isoYear
    ? `${isoYear}-${isoMonth}-${isoDate}`
    : `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  return z.iso.date().safeParse(given).data ?? null;
}

/** A text search query: each word, or one of its like, with what follows it. Folded words have letters and digits alone. */
export function searchQuery(words: readonly (readonly string[])[]): string | null {
  if (words.length === 0) return null;
  return words
    .map(
      (likes) => `(${likes.map((word) => `'${word}'${isPrefix(word) ? ":*" : ""}`).join(" | ")})`,
    )
    .join(" & ");
}

function isPrefix(word: string): boolean {
  return word.length >= LEAST_PREFIX && !/^\d+$/.test(word);
}
