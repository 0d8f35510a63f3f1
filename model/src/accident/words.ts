import * as z from "zod/mini";
import { accidentCovers } from "../codes.ts";

export const accidentSteps = [
  "status",
  "circumstances",
  "injuries",
  "otherInsurance",
  "circulation",
  "summary",
] as const;
export type AccidentStep = (typeof accidentSteps)[number];

/** The person's status on the day of the accident: it determines the other insurers that may have to pay. */
export const AccidentStatus = /* @__PURE__ */ z.enum([
  "SALARIE",
  "SANSACTIVITE",
  "INDEP",
  "ETUDIANT",
  "RETRAITE",
  "MILITAIRE",
  "CHOMAGE",
  "ECOLIER",
  "APPRENTI",
  "FOYER",
]);
export type AccidentStatus = z.infer<typeof AccidentStatus>;

const armParts = ["SHOULDER", "UPPER_ARM", "ELBOW", "FOREARM", "WRIST", "HAND"] as const;
const legParts = ["THIGH", "KNEE", "LOWER_LEG", "FOOT"] as const;
type Side = "LEFT" | "RIGHT";

function onSide<S extends Side, Part extends string>(side: S, parts: readonly Part[]) {
  return parts.map((part): `${S}_${Part}` => `${side}_${part}`);
}

/** The parts of the body, grouped as in figure and list. Left and right are those of the injured person. */
export const bodyPartGroups = {
  HEAD_AND_TRUNK: ["HEAD", "NECK", "CHEST", "ABDOMEN", "PELVIS"],
  BACK: ["BACK_OF_HEAD", "NAPE", "UPPER_BACK", "LOWER_BACK", "BUTTOCKS"],
  LEFT_ARM: /* @__PURE__ */ onSide("LEFT", armParts),
  RIGHT_ARM: /* @__PURE__ */ onSide("RIGHT", armParts),
  LEFT_LEG: /* @__PURE__ */ onSide("LEFT", legParts),
  RIGHT_LEG: /* @__PURE__ */ onSide("RIGHT", legParts),
} as const;
export type BodyPartGroup = keyof typeof bodyPartGroups;

export const BodyPart = /* @__PURE__ */ z.enum(Object.values(bodyPartGroups).flat());
export type BodyPart = z.infer<typeof BodyPart>;

export const InjuryNature = /* @__PURE__ */ z.enum([
  "FRACTURE",
  "SPRAIN",
  "BRUISE",
  "WOUND",
  "BURN",
  "CONCUSSION",
  "OTHER",
]);
export type InjuryNature = z.infer<typeof InjuryNature>;

/** The other insurances. `employer` is the mandatory insurance of the employer (LAA). */
export const insuranceGroups = ["employer", "supplemental", "private", "school", "other"] as const;
export type InsuranceGroup = (typeof insuranceGroups)[number];

/** The same value for each group of other insurances. */
export function eachInsurance<Value>(
  valueOf: (group: InsuranceGroup) => Value,
): Record<InsuranceGroup, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are lost on the way through entries
  return Object.fromEntries(insuranceGroups.map((group) => [group, valueOf(group)])) as Record<
    InsuranceGroup,
    Value
  >;
}

/** A person on an account for information only declares accidents in their own account. */
export function mayDeclareAccident({ forInformation }: { forInformation: boolean }): boolean {
  return !forInformation;
}

/**
 * Whether our basic insurance covers accidents on the day. EXCLUDED: the employer's insurer does; UNCLEAR: accidents
 * are excluded and no employer was declared; ELSEWHERE: the person was not insured with us.
 */
export const AccidentCover = /* @__PURE__ */ z.enum(accidentCovers);
export type AccidentCover = z.infer<typeof AccidentCover>;
