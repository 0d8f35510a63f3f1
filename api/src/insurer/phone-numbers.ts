import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** The type of a number by its country's numbering plan; undefined if it is not valid. */
export function numberType(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone);
  return number?.isValid() ? (number.getType() ?? "UNKNOWN") : undefined;
}

/** A number in international format; unchanged if it cannot be parsed. */
export function shownNumber(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
