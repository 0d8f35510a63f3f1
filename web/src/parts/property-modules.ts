const knownModules = [
  "CONTENTS",
  "LIABILITY",
  "GLASS",
  "BICYCLES",
  "CYBER",
  "FIRE_NATURE",
  "WATER",
  "EARTHQUAKE",
  "RENTED_VEHICLES",
  "PRIVATE_LIFE",
  "TRAFFIC",
] as const;

/** The module that has a text, if any. */
export function knownModule(code: string): (typeof knownModules)[number] | undefined {
  return knownModules.find((known) => known === code);
}
