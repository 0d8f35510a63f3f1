/** What a value that came from elsewhere holds, by name; nothing where it is no object. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
