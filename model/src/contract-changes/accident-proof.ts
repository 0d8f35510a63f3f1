import { type ExtraKey, extraOf, WorkStatus } from "./extras.ts";
import type { Employment } from "./employment.ts";

interface LeavingAccidentsOut {
  startingDate: string;
  extra: readonly { key: ExtraKey; value: string }[];
}

/**
 * Whether who leaves accidents out has to prove that they are insured elsewhere in full (LAMal art. 8 al. 1): everybody
 * but who is employed on the day by the employer that professional data name.
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

/** The employer whom professional data name on a day. */
export function employerOn(
  day: string | null,
  employments: readonly Employment[] = [],
): string | undefined {
  return employments.find(
    ({ from, to }) => day !== null && from <= day && (to === null || day <= to),
  )?.employer;
}

/** A name may be typed with other capitals and spaces. */
function comparable(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("de-CH");
}
