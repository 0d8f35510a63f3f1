import type { PremiumPart } from "../contract.ts";
import { shareTo5 } from "./rounding.ts";

/** What changes a gross premium. Amounts in rappen a month, rates in basis points of the gross premium. */
export interface Circumstances {
  clauses: readonly { type: string; rate: number }[];
  /** Given back to residents of Switzerland from environmental levies. */
  environmentalRefund: number;
  isResident: boolean;
  subsidies: readonly { type: string; amount: number }[];
}

export interface ComposedPremium {
  gross: number;
  /** What lowers the premium bears a minus. */
  clauses: PremiumPart[];
  clausesTotal: number;
  reductions: PremiumPart[];
  reductionsTotal: number;
  /** The gross premium and all of its parts: never less than nothing. */
  net: number;
}

export const ENVIRONMENT = "ENVIRONMENT";

/** The parts of a premium, each no larger than what is left of it, so that their sum is what is paid. */
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

/** A sum is always the sum of what is shown. */
export function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
