/** A typed number, with the apostrophes and the comma that people use; `NaN` when it is none, nothing for nothing. */
export function readTypedNumber(text: string): number | undefined {
  const plain = text.replaceAll(/['’\s]/g, "").replace(",", ".");
  if (plain === "") return undefined;
  return /^[-−–]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain.replace(/^[−–]/, "-")) : Number.NaN;
}
