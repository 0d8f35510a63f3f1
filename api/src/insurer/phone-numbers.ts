import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** What kind of number it is by the numbering plan of its country; nothing when no plan knows it. */
export function numberType(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone);
  return number?.isValid() ? (number.getType() ?? "UNKNOWN") : undefined;
}

/** A number as its country writes it for the world; as it is when no plan knows it. */
export function shownNumber(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
