import { typedPhone } from "@portal/model/typing/phone.ts";
import type { CountryCode } from "libphonenumber-js/min";

/** The numbering plans are fetched when the first number needs them. Without them a number stays as it was typed. */
const plans = () => import("libphonenumber-js/min").catch(() => undefined);

/** The number as its country groups it, or as it was where nothing is known of it. */
export async function formatPhone(number: string): Promise<string> {
  const known = await plans();
  return known?.parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/** The number in a pasted text, or nothing when it cannot be read as one. */
export async function readPastedPhone(
  text: string,
  country: string | undefined,
): Promise<string | undefined> {
  const known = await plans();
  if (!known) return typedPhone(text) || undefined;
  const { isSupportedCountry, parsePhoneNumberFromString } = known;
  const home: CountryCode = country && isSupportedCountry(country) ? country : "CH";
  // `extract: false` takes the whole text as a number, instead of finding one somewhere in it.
  const number = parsePhoneNumberFromString(text.trim(), { defaultCountry: home, extract: false });
  return number?.isPossible() ? number.formatInternational() : undefined;
}
