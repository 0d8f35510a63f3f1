import type { Contribution } from "../home.ts";

/** The remaining share of costs, in the order it is paid. */
export type Lead =
  | { kind: "deductible" | "coinsurance" | "coinsuranceOnly"; year: number; francs: number }
  | { kind: "reached"; year: number }
  | { kind: "plain" };

export function leadOf(contribution: Contribution | null | undefined): Lead {
  if (!contribution) return { kind: "plain" };
  const { year, deductible, coinsurance } = contribution;
  if (deductible.toBePaid > 0) return { kind: "deductible", year, francs: deductible.toBePaid };
  if (coinsurance.toBePaid <= 0) return { kind: "reached", year };
  const kind = deductible.annual > 0 ? "coinsurance" : "coinsuranceOnly";
  return { kind, year, francs: coinsurance.toBePaid };
}
