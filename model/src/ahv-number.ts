/** The prefix of the Swiss number of the social insurances, after the number of the country. */
const COUNTRY = "756";

/** Whether 13 digits are a number of the old-age insurance: the country, nine digits, the check digit of EAN-13. */
export function isAhvNumber(digits: string): boolean {
  return /^\d{13}$/.test(digits) && digits.startsWith(COUNTRY) && digits === withCheckDigit(digits);
}

/** The number with these nine digits. */
export function ahvNumberOf(serial: number): string {
  return withCheckDigit(`${COUNTRY}${String(serial).padStart(9, "0")}`);
}

/** As it is printed: `756.9217.0769.85`. */
export function groupedAhvNumber(digits: string): string {
  return digits.replace(/^(\d{3})(\d{4})(\d{4})(\d{2})$/, "$1.$2.$3.$4");
}

/** EAN-13: every second digit counts three times. */
function withCheckDigit(digits: string): string {
  const first = digits.slice(0, 12);
  const sum = [...first].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${first}${(10 - (sum % 10)) % 10}`;
}
