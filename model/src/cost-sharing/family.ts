/** A year's contract of a child with one insurer, and what the child has borne in that year. Amounts in rappen. */
export interface ChildTerm {
  child: string;
  insurerCode: string;
  deductible: number;
  borne: number;
}

/** What the children of a family with the same insurer have borne together, and the highest of their deductibles. */
export function borneTogether(
  child: string,
  family: readonly ChildTerm[],
): { borne: number; highest: number } {
  const own = new Set<string>();
  for (const term of family) if (term.child === child) own.add(term.insurerCode);
  // Whoever changed within one insurer or came back to it has borne the year's costs once.
  const borneBy = new Map<string, number>();
  let highest = 0;
  for (const term of family) {
    if (!own.has(term.insurerCode)) continue;
    borneBy.set(term.child, term.borne);
    highest = Math.max(highest, term.deductible);
  }
  let borne = 0;
  for (const one of borneBy.values()) borne += one;
  return { borne, highest };
}
