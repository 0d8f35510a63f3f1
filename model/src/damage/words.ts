import * as z from "zod/mini";

/** The kind of damage. LIABILITY: the customer damaged another person's property. */
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

/** The modules of contracts that cover a kind of damage, by their codes in the tariff. */
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

/** The cover of a contract for a kind of damage, each part with its sum and deductible; empty if it is not insured. */
export function coverFor<Part extends { code: string }>(
  contract: Modules<Part>,
  kind: DamageKind,
): readonly Part[] {
  return partsFor(
    [...contract.baseModules.modules, ...contract.complementaryModules.modules],
    kind,
  );
}

/** The parts of a contract that cover a kind of damage. */
export function partsFor<Part extends { code: string }>(
  parts: readonly Part[],
  kind: DamageKind,
): readonly Part[] {
  return parts.filter(({ code }) => modulesFor[kind].includes(code));
}

/** Whether a contract accepts damage declarations: legal protection does not. */
export function paysDamages(contract: Modules<{ code: string }>): boolean {
  return DamageKind.options.some((kind) => coverFor(contract, kind).length > 0);
}
