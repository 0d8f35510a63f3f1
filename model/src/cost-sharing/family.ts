/** A child's contract of a year with one insurer, and the costs that the child bore. Amounts in rappen. */
export interface ChildTerm {
  child: string;
  insurerCode: string;
  deductible: number;
  borne: number;
}

/** The costs borne by the children of a family with the same insurer, and the highest of their deductibles. */
export function borneTogether(
  child: string,
  family: readonly ChildTerm[],
): { borne: number; highest: number } {
  const own = new Set<string>();
  for (const term of family) if (term.child === child) own.add(term.insurerCode);
  // A child with several contracts of one insurer has borne the year's costs only once.
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

/** The same without the child: what the others have borne, and the highest of their deductibles. */
export function borneByOthers(
  child: string,
  family: readonly ChildTerm[],
): { borne: number; highest: number } {
  const own = family.filter((term) => term.child === child);
  const unborne = own.map((term) => ({ ...term, deductible: 0, borne: 0 }));
  const others = family.filter((term) => term.child !== child);
  return borneTogether(child, [...unborne, ...others]);
}
