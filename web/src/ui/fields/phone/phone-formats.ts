import { typedPhone } from "@portal/model/typing/phone.ts";
import type { CountryCode } from "libphonenumber-js/min";

/** The numbering plans are loaded with the first number. Without them a number stays as it was typed. */
const plans = () => import("libphonenumber-js/min").catch(() => undefined);

/** The number in the grouping of its country, or unchanged if it is unknown. */
export async function formatPhone(number: string): Promise<string> {
  const known = await plans();
  return known?.parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/** The number in a pasted text, or undefined if it is not a number. */
export async function readPastedPhone(
  text: string,
  country: string | undefined,
): Promise<string | undefined> {
  const known = await plans();
  if (!known) return typedPhone(text) || undefined;
  const { isSupportedCountry, parsePhoneNumberFromString } = known;
  const home: CountryCode = country && isSupportedCountry(country) ? country : "CH";
  // `extract: false` parses the whole text as a number, instead of searching for one in it.
  const number = parsePhoneNumberFromString(text.trim(), { defaultCountry: home, extract: false });
  return number?.isPossible() ? number.formatInternational() : undefined;
}
