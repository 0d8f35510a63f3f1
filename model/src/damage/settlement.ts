/** The part of a contract that pays a damage, in rappen. */
export interface DamageCover {
  insuredAmount: number;
  deductible: number;
}

/** The payment for a damage in rappen: the damage less the deductible, limited to the sum insured. */
export function paidOf(recognised: number, { insuredAmount, deductible }: DamageCover): number {
  return Math.min(Math.max(recognised - deductible, 0), insuredAmount);
}
