import { ageClassIn } from "../premiums/age-classes.ts";
import { costSharingRulesOn, deductibleInForce } from "./rules.ts";

/** A version of a basic contract with its deductible. In rappen. */
interface Agreed {
  deductible: number;
  /** The first day of the version. */
  validFrom: string;
}

/**
 * The deductible of a contract on a day. One that was agreed for a child ends with childhood, even if adults can have
 * the same amount: the ordinary one applies until another is chosen. `held_deductible` is the same rule in SQL.
 */
export function heldDeductible(
  { deductible, validFrom }: Agreed,
  { day, birthdate }: { day: string; birthdate: string },
): number {
  const rules = costSharingRulesOn(day);
  const isChild = isChildIn(day, birthdate);
  const wasChild = isChildIn(validFrom, birthdate);
  if (wasChild && !isChild) return rules.deductibles.adult[0];
  return deductibleInForce(deductible, { isChild, rules });
}

export function isChildIn(day: string, birthdate: string): boolean {
  return ageClassIn(Number(day.slice(0, 4)), birthdate) === "CHILD";
}
