import { Problem } from "@portal/model/portal/problems.ts";

/** A refusal of one field. */
export function wrongField(path: string, key: string): Problem {
  return new Problem("INVALID", { fields: { [path]: key } });
}

/** A refusal because of what is stored: another order of deliveries, or another state, would be taken. */
export function contradicts(path: string, key: string): Problem {
  return new Problem("CONFLICT", { fields: { [path]: key } });
}

const CLOCK_SKEW_MS = 5 * 60_000;

/** Refuses a state that was read in the future: it would stand above acts of customers that are still to come. */
export function requirePast(asOf: string, now: Date): void {
  if (Date.parse(asOf) > now.getTime() + CLOCK_SKEW_MS) throw wrongField("asOf", "instant.future");
}
