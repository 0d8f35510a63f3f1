/** The API speaks francs as decimal numbers; we count in rappen, so that sums never round. */
export function rappenOf(francs: number): number {
  return Math.round(francs * 100);
}

/**
 * `CHF 1'184.60`, alike in every language. Written by hand because `Intl` groups differently from
 * one browser to the next.
 */
export function formatChf(rappen: number | null): string {
  return `CHF ${formatAmount(rappen ?? 0)}`;
}

/** `1'184.60`: the amount where the column or the sentence already says CHF. */
export function formatAmount(rappen: number): string {
  const whole = String(Math.floor(Math.abs(rappen) / 100)).replace(/\B(?=(\d{3})+$)/g, "'");
  const rest = String(Math.abs(rappen) % 100).padStart(2, "0");
  return `${rappen < 0 ? "-" : ""}${whole}.${rest}`;
}
