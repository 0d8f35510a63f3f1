import { graphql } from "../core/http/api.ts";
import type { DelegationsQuery } from "../core/http/gql/private.ts";
import { anyOf, oneOf } from "../core/routing/search.ts";

export const Delegations = graphql(`
  query Delegations($from: Date!, $to: Date!) {
    delegations(from: $from, to: $to) {
      id
      insuredNumber
      providerNumber
      providerName
      startValidity
      endValidity
      treatmentNature
      subCategory
      status
    }
  }
`);

export type Delegation = DelegationsQuery["delegations"][number];

const YEARS = 5;

export const expired = oneOf("expired", ["hidden", "shown"]);

/** This year and earlier ones. */
export function yearFilter(today: string) {
  const current = Number(today.slice(0, 4));
  return anyOf(
    "year",
    Array.from({ length: YEARS }, (_, back) => String(current - back)),
  );
}

/** The requested years: the chosen ones, else the current and the next one. */
export function periodOf(years: readonly string[], today: string): { from: string; to: string } {
  const current = Number(today.slice(0, 4));
  const wanted = years.length > 0 ? years.map(Number) : [current, current + 1];
  return { from: `${Math.min(...wanted)}-01-01`, to: `${Math.max(...wanted)}-12-31` };
}

/** Whether a voucher is valid on any day of one of the years. */
export function holdsIn(
  { startValidity, endValidity }: Pick<Delegation, "startValidity" | "endValidity">,
  years: readonly string[],
): boolean {
  return (
    years.length === 0 ||
    years.some((year) => startValidity.slice(0, 4) <= year && year <= endValidity.slice(0, 4))
  );
}

interface Person {
  partPrincipal: boolean;
  forInformation: boolean;
  birthdate: string;
}

const ADULT_AGE = 18;

/** The people whose vouchers an account shows: the main insured and the children. */
export function showsVouchersOf(person: Person, today: string): boolean {
  const grownUpOn = `${Number(person.birthdate.slice(0, 4)) + ADULT_AGE}${person.birthdate.slice(4)}`;
  return !person.forInformation && (person.partPrincipal || today < grownUpOn);
}
