const knownVariants = ["WORLD"] as const;

/** The variant that has a text, if any. */
export function knownVariant(code: string): (typeof knownVariants)[number] | undefined {
  return knownVariants.find((known) => known === code);
}
