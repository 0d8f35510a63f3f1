/** A typed number, with apostrophes and a comma; `NaN` if it is not a number, undefined if it is empty. */
export function readTypedNumber(text: string): number | undefined {
  const plain = text.replaceAll(/['’\s]/g, "").replace(",", ".");
  if (plain === "") return undefined;
  return /^[-−–]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain.replace(/^[−–]/, "-")) : Number.NaN;
}
