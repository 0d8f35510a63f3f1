export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop gives it every name
  const record = {} as Record<Name, Value>;
  for (const name of names) record[name] = valueOf(name);
  return record;
}
