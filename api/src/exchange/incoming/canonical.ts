/** JSON with sorted names, so that the same content always has the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part) ? sorted(part) : part,
  );
}

function sorted(object: object): object {
  const entries = Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1));
  // Defined, not assigned: a field named `__proto__` stays a field.
  return Object.fromEntries(entries);
}
