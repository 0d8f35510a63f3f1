/** The given values as the query of an address; what is empty is left out. */
export function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  return new URLSearchParams(
    Object.entries(query).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "",
    ),
  ).toString();
}
