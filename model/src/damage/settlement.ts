/** The part of a contract that pays a damage, in rappen. */
export interface DamageCover {
  insuredAmount: number;
  deductible: number;
}

/**
 * What is paid of a damage, in rappen: the deductible is taken off the damage once, and no more than the sum insured is
 * paid of the rest.
 */
export function paidOf(recognised: number, { insuredAmount, deductible }: DamageCover): number {
  return Math.min(Math.max(recognised - deductible, 0), insuredAmount);
}
