import { HIGHEST_AMOUNT, parsedAmount } from "@portal/model/bank/amounts.ts";
import { isBankText, isIdentification } from "@portal/model/bank/characters.ts";
import { ibanFault } from "@portal/model/typing/iban.ts";
import { isDay } from "@portal/model/calendar/typed-dates.ts";
import type { TextRule } from "../xml/description.ts";

const rule = (name: string, test: TextRule["test"]): TextRule => ({ name, test });
const matching = (name: string, shape: RegExp): TextRule => rule(name, (text) => shape.test(text));

/** A text of the Swiss character set up to a length. */
export const upTo = (most: number): TextRule =>
  rule(
    `text of 1 to ${most} characters`,
    (text) => text.length > 0 && text.length <= most && isBankText(text),
  );

/** A text that another bank wrote: its length is limited, and it has no control characters. */
export const foreignText = (most: number): TextRule =>
  rule(
    `text of 1 to ${most} characters`,
    (text) =>
      text !== "" &&
      text.length <= most &&
      !/[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\r\n\t]/g, "")),
  );

export const identification = rule("identification of 1 to 35 characters", isIdentification);
/** Identifications of other parties, such as `NOTPROVIDED` or one of a foreign bank. */
export const foreignId = foreignText(35);
export const code = (most: number): TextRule =>
  rule(`code of 1 to ${most} characters`, (text) =>
    new RegExp(`^[A-Za-z0-9+]{1,${most}}$`).test(text),
  );
export const oneOf = (...values: string[]): TextRule =>
  rule(values.join(" or "), (text) => values.includes(text));
export const amount = rule("amount", (text) => {
  const rappen = parsedAmount(text);
  return rappen !== undefined && rappen <= HIGHEST_AMOUNT;
});
/** Foreign currencies may have other decimals, and sums may be higher. */
export const anyAmount = matching("amount", /^\d{1,18}(\.\d{1,17})?$/);
export const iban = rule("IBAN", (text) => ibanFault(text) === undefined && !/\s|[a-z]/.test(text));
export const bic = matching("BIC", /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
export const country = matching("country", /^[A-Z]{2}$/);
export const currency = matching("currency", /^[A-Z]{3}$/);
export const digits = (most: number): TextRule =>
  matching(`number of 1 to ${most} digits`, new RegExp(`^\\d{1,${most}}$`));
export const yesNo = oneOf("true", "false", "1", "0");
export const direction = oneOf("CRDT", "DBIT");
export const day = rule("day", (text) => isDay(text.replace(/(Z|[+-]\d\d:\d\d)$/, "")));
export const instant = matching(
  "instant",
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/,
);
