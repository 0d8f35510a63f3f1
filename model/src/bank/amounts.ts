/** The highest amount of a payment in the banks' files (Swiss Payment Standards 2025, section 3.10). In rappen. */
export const HIGHEST_AMOUNT = 999_999_999_99;

/** `412.35` as the banks write it. */
export function amountText(rappen: number): string {
  const digits = String(rappen).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The rappen of an amount in a bank's file; undefined if it is none, or finer than a rappen. */
export function parsedAmount(text: string): number | undefined {
  const found = /^(\d{1,11})(?:\.(\d{1,5}))?$/.exec(text);
  if (!found) return undefined;
  const [, whole = "", fraction = ""] = found;
  if (/[1-9]/.test(fraction.slice(2))) return undefined;
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
}
