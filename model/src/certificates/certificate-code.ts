import * as z from "zod/mini";
import { messageCounts } from "../portal/message-counts.ts";

/** Without I, L, O, S and U, and without 0 and 1, which are mistaken for others. Its 29 characters form a prime field. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRTVWXYZ";

export const CODE_LENGTH = messageCounts["code.length"];
const CHECK_CHARACTERS = 2;
/** 18 random characters are 87 bits, too many to guess. */
const RANDOM_CHARACTERS = CODE_LENGTH - CHECK_CHARACTERS;
const GROUP = 4;

/** A code of random numbers below the given limit, such as `randomInt` of Node. */
export function newCertificateCode(randomBelow: (limit: number) => number): string {
  const values = Array.from({ length: RANDOM_CHARACTERS }, () => randomBelow(CODE_ALPHABET.length));
  return [...values, ...checksOf(values)].map((value) => CODE_ALPHABET[value]).join("");
}

/**
 * Two check characters of a Reed-Solomon code over 29: up to two wrong characters, wherever they are, and two swapped
 * ones never give a valid code.
 */
function checksOf(values: readonly number[]): [sum: number, weighted: number] {
  const prime = CODE_ALPHABET.length;
  let [sum, weighted] = [0, 0];
  for (const [place, value] of values.entries()) {
    sum += value;
    weighted += (place + 1) * value;
  }
  return [sum % prime, weighted % prime];
}

/** `7F3K-9QXA-…`, as printed. */
export function groupedCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? code;
}

/** A typed code without blanks and hyphens of any kind, in capitals. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Pd}\p{Cf}\u2212._]/gu, "").toUpperCase();
}

function hasItsChecks(code: string): boolean {
  const values = Array.from(code, (letter) => CODE_ALPHABET.indexOf(letter));
  const checks = checksOf(values.slice(0, RANDOM_CHARACTERS));
  return checks.every((check, place) => values[RANDOM_CHARACTERS + place] === check);
}

/** The first violated rule is the message. */
function problemOf(code: string): string | undefined {
  if (code === "") return "required";
  if (Array.from(code).some((letter) => !CODE_ALPHABET.includes(letter))) return "code.letters";
  if (code.length !== CODE_LENGTH) return "code.length";
  return hasItsChecks(code) ? undefined : "code.typo";
}

/** The code of a certificate as a person types it: grouped or not, in small letters or capitals. */
export const CertificateCode = /* @__PURE__ */ z.pipe(
  z.string("required").check(z.maxLength(100, "code.length")),
  z.pipe(
    z.transform(plainCode),
    z.string().check((payload) => {
      const message = problemOf(payload.value);
      if (message) payload.issues.push({ code: "custom", message, input: payload.value });
    }),
  ),
);
