/** The API uses francs as decimal numbers; the code counts in rappen, so that sums are exact. */
export function rappenOf(francs: number): number {
  return Math.round(francs * 100);
}

/** `CHF 1'184.60` in every language, without `Intl`, because browsers group digits differently. */
export function formatChf(rappen: number | null): string {
  return `CHF ${formatAmount(rappen ?? 0)}`;
}

/** The sign of a negative amount: the hyphen is too short beside digits, and lines break after it. */
export const MINUS = "\u2212";

/** `1'184.60`, where the column or the sentence names the currency. */
export function formatAmount(rappen: number): string {
  const whole = String(Math.floor(Math.abs(rappen) / 100)).replace(/\B(?=(\d{3})+$)/g, "'");
  const rest = String(Math.abs(rappen) % 100).padStart(2, "0");
  return `${rappen < 0 ? MINUS : ""}${whole}.${rest}`;
}
