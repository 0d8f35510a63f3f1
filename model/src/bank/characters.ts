import { isPrintable, latinOnly } from "../typing/printable.ts";

/**
 * Whether a text has only characters that the Swiss Payment Standards permit since 2022: those of a QR-bill. Fields with
 * a reference or an identification are narrower: see `isIdentification`.
 */
export function isBankText(text: string): boolean {
  return isPrintable(text);
}

/** A text for a field of a limited length, with permitted characters only. */
export function bankText(text: string, most: number): string {
  return latinOnly(text).replaceAll(/ {2,}/g, " ").trim().slice(0, most).trimEnd();
}

/** The SWIFT character set of identifications: no slash at either end, and no two in a row. */
export function isIdentification(text: string): boolean {
  return (
    /^[A-Za-z0-9+?/:().,' -]{1,35}$/.test(text) && !/^\/|\/$|\/\//.test(text) && text.trim() !== ""
  );
}
