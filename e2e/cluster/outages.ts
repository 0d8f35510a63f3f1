import type { Observations } from "./observations.ts";

/** How long acts did not succeed around a fault, and what was answered meanwhile. */
export interface Outage {
  isKill: boolean;
  seconds: number;
  refused: Record<string, number>;
}

/** The longest time without a successful act between two instants. */
export function outageBetween(
  { attempts }: Pick<Observations, "attempts">,
  { from, to }: { from: number; to: number },
): Pick<Outage, "seconds" | "refused"> {
  const seen = attempts.filter(({ at }) => at >= from && at <= to);
  const wins = seen.filter(({ succeeded }) => succeeded).map(({ at }) => at);
  const moments = [from, ...wins, to];
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
  const refused: Record<string, number> = {};
  for (const { succeeded, failure } of seen)
    if (!succeeded) refused[failure] = (refused[failure] ?? 0) + 1;
  return { seconds: Math.max(...gaps) / 1000, refused };
}

/** The value that a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function describeRefusals(refused: Readonly<Record<string, number>>): string {
  const entries = Object.entries(refused).map(([failure, count]) => `${count} × ${failure}`);
  return entries.length === 0 ? "nothing refused" : entries.join(", ");
}
