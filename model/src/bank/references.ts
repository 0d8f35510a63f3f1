import { isReference } from "../invoices/reference.ts";

/** QRR: the reference of a QR-bill, 27 digits. SCOR: a creditor reference by ISO 11649. */
export type ReferenceKind = "QRR" | "SCOR";

/** A reference as banks store it, without spaces. */
export function cleanReference(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** The kind of a valid reference; undefined for anything else. Only zeros are no reference. */
export function referenceKind(text: string): ReferenceKind | undefined {
  const reference = cleanReference(text);
  if (isReference(reference) && /[1-9]/.test(reference)) return "QRR";
  return isCreditorReference(reference) ? "SCOR" : undefined;
}

/** `RF18539007547034`: two check digits by ISO 7064 after RF, then up to 21 letters and digits. */
export function isCreditorReference(text: string): boolean {
  const reference = cleanReference(text);
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(reference)) return false;
  return remainder(reference.slice(4) + reference.slice(0, 4)) === 1;
}

/** The creditor reference of a text of up to 21 letters and digits. */
export function creditorReferenceOf(text: string): string {
  const digits = String(98 - remainder(`${text}RF00`)).padStart(2, "0");
  return `RF${digits}${text}`;
}

function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest;
}
