/** A reference to read out on the phone: two digits of the year, a dash, six hex characters. */
export function shortId(year: number, randomBytes: Uint8Array): string {
  const hex = [...randomBytes.subarray(0, 3)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return `${String(year % 100).padStart(2, "0")}-${hex}`;
}
