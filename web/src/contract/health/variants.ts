const knownVariants = ["WORLD"] as const;

/** The variant that the texts know by name, if they do. */
export function knownVariant(code: string): (typeof knownVariants)[number] | undefined {
  return knownVariants.find((known) => known === code);
}
