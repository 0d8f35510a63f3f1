/** JSON with sorted names, so that the same content always has the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part) ? sorted(part) : part,
  );
}

function sorted(object: object): object {
  // Without a prototype, so that a field named `__proto__` stays a field.
  const copy: Record<string, unknown> = Object.assign(Object.create(null));
  for (const [name, value] of Object.entries(object).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    copy[name] = value;
  return copy;
}
