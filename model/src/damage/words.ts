import * as z from "zod/mini";

/** The steps of the declaration, in their order. */
export const damageSteps = ["event", "things", "contact", "summary"] as const;
export type DamageStep = (typeof damageSteps)[number];

/** What happened. LIABILITY: something of somebody else was damaged. */
export const DamageKind = /* @__PURE__ */ z.enum([
  "THEFT",
  "WATER",
  "FIRE",
  "GLASS",
  "NATURAL_HAZARD",
  "EARTHQUAKE",
  "LIABILITY",
  "CYBER",
  "OTHER",
]);
export type DamageKind = z.infer<typeof DamageKind>;

/** The parts of contracts that pay for a kind of damage, by their codes in the tariff. */
const modulesFor: Readonly<Record<DamageKind, readonly string[]>> = {
  THEFT: ["CONTENTS", "BICYCLES"],
  WATER: ["CONTENTS", "WATER"],
  FIRE: ["CONTENTS", "FIRE_NATURE"],
  GLASS: ["GLASS"],
  NATURAL_HAZARD: ["CONTENTS", "FIRE_NATURE"],
  EARTHQUAKE: ["EARTHQUAKE"],
  LIABILITY: ["LIABILITY", "RENTED_VEHICLES"],
  CYBER: ["CYBER"],
  OTHER: [],
};

interface Modules<Part> {
  baseModules: { modules: readonly Part[] };
  complementaryModules: { modules: readonly Part[] };
}

/** What a contract has for a kind of damage, each part with its sum and its deductible. Nothing: it is not insured. */
export function coverFor<Part extends { code: string }>(
  contract: Modules<Part>,
  kind: DamageKind,
): readonly Part[] {
  return partsFor(
    [...contract.baseModules.modules, ...contract.complementaryModules.modules],
    kind,
  );
}

/** Those of a contract's parts that pay for a kind of damage. */
export function partsFor<Part extends { code: string }>(
  parts: readonly Part[],
  kind: DamageKind,
): readonly Part[] {
  return parts.filter(({ code }) => modulesFor[kind].includes(code));
}

/** Whether damages can be declared to a contract: legal protection pays for none. */
export function paysDamages(contract: Modules<{ code: string }>): boolean {
  return DamageKind.options.some((kind) => coverFor(contract, kind).length > 0);
}
