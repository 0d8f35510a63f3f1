const knownModules = ["HOUSEHOLD_CONTENTS", "THEFT_AWAY", "LIABILITY", "GLASS", "CYBER"] as const;

/** The module that the texts know by name, if they do. */
export function knownModule(code: string): (typeof knownModules)[number] | undefined {
  return knownModules.find((known) => known === code);
}
