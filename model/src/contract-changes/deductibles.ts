import { heldDeductible, isChildIn } from "../cost-sharing/held-deductible.ts";
import { costSharingRulesOn } from "../cost-sharing/rules.ts";

/** The deductibles of a person from a day on, in rappen, by the age that they reach in its year. */
export function deductiblesOn(day: string, birthdate: string): readonly number[] {
  const { deductibles } = costSharingRulesOn(day);
  return isChildIn(day, birthdate) ? deductibles.child : deductibles.adult;
}

/** Whether a deductible is higher than the one in force on the day, which a new age class may have changed. */
export function deductibleStep(
  { present, requested }: { present: Parameters<typeof heldDeductible>[0]; requested: number },
  day: string,
  birthdate: string,
): "HIGHER_DEDUCTIBLE" | "LOWER_DEDUCTIBLE" | "SAME" {
  const held = heldDeductible(present, { day, birthdate });
  if (requested === held) return "SAME";
  return requested > held ? "HIGHER_DEDUCTIBLE" : "LOWER_DEDUCTIBLE";
}
