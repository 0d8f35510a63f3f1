const knownParts = ["CANTON", "ENVIRONMENT", "PERIODICITY", "FAMILY"] as const;
type KnownPart = (typeof knownParts)[number] | "other";

/** The part of a premium that has a text, or "other". */
export function knownPart(type: string): KnownPart {
  return knownParts.find((part) => part === type) ?? "other";
}
