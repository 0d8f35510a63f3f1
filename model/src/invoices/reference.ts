/** The carry of the recursive modulo 10, by the banks' rule for references. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
const LENGTH = 26;

function checkDigit(digits: string): number {
  let carry = 0;
  for (const digit of digits) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10;
}

/** The reference of an invoice on the QR-bill: its number in 26 digits, and a check digit. */
export function referenceOf(invoiceNumber: string): string {
  const digits = invoiceNumber.padStart(LENGTH, "0");
  return `${digits}${checkDigit(digits)}`;
}

export function isReference(text: string): boolean {
  return /^\d{27}$/.test(text) && checkDigit(text.slice(0, LENGTH)) === Number(text.at(-1));
}

/** `21 00000 00003 13947 14300 09017`, as printed on a bill. */
export function formatReference(reference: string): string {
  return reference.replace(/^(\d{2})/, "$1 ").replaceAll(/(\d{5})(?=\d)/g, "$1 ");
}

/** The first and last number of a kind of invoice within a month. */
export type Places = readonly [first: number, last: number];

/** Premiums come first, one invoice for each carrier; shares of care are numbered from ten on. */
export const premiumPlaces: Places = [1, 9];
export const carePlaces: Places = [10, 99];

/** A number consists of household, month and the number within the month: `4218730 2611 01`. */
export function invoiceNumberOf(household: number, month: string, place: number): string {
  return `${household}${month.slice(2, 4)}${month.slice(5, 7)}${String(place).padStart(2, "0")}`;
}

export function formatInvoiceNumber(number: string): string {
  return number.replace(/^(\d+)(\d{4})(\d{2})$/, "$1 $2 $3");
}
