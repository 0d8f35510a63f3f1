import type { Comparable, Comparison } from "@portal/model/contract-changes/comparison.ts";
import { useTexts } from "../../core/language/i18n.tsx";

/** The name of a line: today's deductible, the chosen one, or the compared one. */
export function useLineNames(
  { chosen, isAgreed }: Comparable,
  { today, other }: Comparison,
): (deductible: number) => string | undefined {
  const t = useTexts("deductible_chart");
  return (deductible) => {
    if (deductible === today.deductible) return t(isAgreed ? "line.agreed" : "line.today");
    if (deductible !== other.deductible) return undefined;
    return t(chosen === deductible ? "line.chosen" : "line.compared");
  };
}
