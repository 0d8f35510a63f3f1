import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** What kind of number it is by the numbering plan of its country; nothing when no plan knows it. */
export function numberType(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone);
  return number?.isValid() ? (number.getType() ?? "UNKNOWN") : undefined;
}
