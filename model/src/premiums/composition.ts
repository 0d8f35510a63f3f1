import type { PremiumPart } from "../contract.ts";
import { shareTo5 } from "./rounding.ts";

/** The adjustments of a gross premium. Amounts in rappen a month, rates in basis points of the gross premium. */
export interface Circumstances {
  clauses: readonly { type: string; rate: number }[];
  /** The refund of environmental levies to residents of Switzerland. */
  environmentalRefund: number;
  isResident: boolean;
  subsidies: readonly { type: string; amount: number }[];
}

export interface ComposedPremium {
  gross: number;
  /** Reductions are negative. */
  clauses: PremiumPart[];
  clausesTotal: number;
  reductions: PremiumPart[];
  reductionsTotal: number;
  /** The gross premium with all of its parts, at least zero. */
  net: number;
}

export const ENVIRONMENT = "ENVIRONMENT";

/** The parts of a premium, each limited to the rest, so that their sum is the amount to pay. */
export function composePremium(gross: number, circumstances: Circumstances): ComposedPremium {
  const { clauses, environmentalRefund, isResident, subsidies } = circumstances;
  let left = gross;
  const partOf = ({ type, amount }: PremiumPart): PremiumPart => {
    const taken = Math.min(left, amount);
    left -= taken;
    return { type, amount: -taken };
  };
  const agreed = clauses.map(({ type, rate }) => partOf({ type, amount: shareTo5(gross, rate) }));
  const refunded = isResident ? [partOf({ type: ENVIRONMENT, amount: environmentalRefund })] : [];
  const reductions = subsidies.map(partOf);
  const parts = [...agreed, ...refunded].filter(({ amount }) => amount !== 0);
  const granted = reductions.filter(({ amount }) => amount !== 0);
  return {
    gross,
    clauses: parts,
    clausesTotal: sumOf(parts),
    reductions: granted,
    reductionsTotal: sumOf(granted),
    net: left,
  };
}

/** The sum of the displayed parts. */
export function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
