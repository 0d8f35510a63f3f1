import { cleanIban } from "./typing/iban.ts";

/** The bank of an account. `noClearing` is its Swiss number, five digits of every CH or LI IBAN. */
export interface Bank {
  noClearing: string;
  name: string;
  bic: string | null;
  street: string | null;
  locality: string | null;
}

/** The number of the bank as soon as it is typed; undefined abroad. */
export function noClearingIn(iban: string): string | undefined {
  return /^(?:CH|LI)\d{2}(\d{5})/.exec(cleanIban(iban))?.[1];
}

/** The bank number of Post accounts. */
const POST = "09000";

export function isPostAccount(iban: string): boolean {
  return noClearingIn(iban) === POST;
}
