/** An unknown value as a record; empty if it is no object. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
