import { type ExtraKey, extraOf, WorkStatus } from "./extras.ts";
import type { Employment } from "./employment.ts";

interface LeavingAccidentsOut {
  startingDate: string;
  extra: readonly { key: ExtraKey; value: string }[];
}

/**
 * Whether a person who excludes accidents has to prove full accident cover elsewhere (LAMal art. 8 al. 1): no proof is
 * needed from a person employed on the day by the employer in their professional data.
 */
export function needsProof(
  change: LeavingAccidentsOut,
  employments: readonly Employment[] = [],
): boolean {
  const status = WorkStatus.safeParse(extraOf(change, "statut")).data;
  if (status !== "EMP" && status !== "APP") return true;
  const told = comparable(extraOf(change, "employeur"));
  return !employments.some(
    ({ employer, from, to }) =>
      comparable(employer) === told &&
      from <= change.startingDate &&
      (to === null || change.startingDate <= to),
  );
}

/** The employer of a person on a day, from their professional data. */
export function employerOn(
  day: string | null,
  employments: readonly Employment[] = [],
): string | undefined {
  return employments.find(
    ({ from, to }) => day !== null && from <= day && (to === null || day <= to),
  )?.employer;
}

/** The customer may type the name with other capitals and spaces. */
function comparable(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("de-CH");
}
