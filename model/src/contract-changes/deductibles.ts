import { costSharingRulesOn, deductibleInForce } from "../cost-sharing/rules.ts";
import { ageClassIn } from "../premiums/age-classes.ts";

/** The deductibles that somebody can have from a day on, in rappen: those of the age that they reach in its year. */
export function deductiblesOn(day: string, birthdate: string): readonly number[] {
  const { deductibles } = costSharingRulesOn(day);
  return isChildIn(day, birthdate) ? deductibles.child : deductibles.adult;
}

/** Whether a deductible is higher than the one that would hold on the day, which an age class may have ended. */
export function deductibleStep(
  { present, wished }: { present: number; wished: number },
  day: string,
  birthdate: string,
): "HIGHER_DEDUCTIBLE" | "LOWER_DEDUCTIBLE" | "SAME" {
  const terms = { isChild: isChildIn(day, birthdate), rules: costSharingRulesOn(day) };
  const held = deductibleInForce(present, terms);
  if (wished === held) return "SAME";
  return wished > held ? "HIGHER_DEDUCTIBLE" : "LOWER_DEDUCTIBLE";
}

function isChildIn(day: string, birthdate: string): boolean {
  return ageClassIn(Number(day.slice(0, 4)), birthdate) === "CHILD";
}
