import * as z from "zod/mini";
import {
  type FinancialUsage,
  type ForeignFinancialAddress,
  foreignFinancialAddress,
  type SwissFinancialAddress,
  swissFinancialAddress,
} from "./financial-addresses.ts";
import {
  directoryCountries,
  type ForeignPostalAddress,
  foreignPostalAddress,
  type PostalUse,
  type SwissPostalAddress,
  swissPostalAddress,
} from "./postal-addresses.ts";

/** What the form of a postal address holds: the fields of both kinds, of which the country shows some. */
export interface PostalForm {
  country: string;
  /** The address is typed, not picked from the directory. */
  isManual: boolean;
  /**
   * The address of the directory, with the words by which the form shows it. Words without an id are those of the street
   * and the locality below: the address that stood there already, or one that was typed before.
   */
  foundAddressId: string;
  foundAddressLabel: string;
  street: string;
  number: string;
  complement: string;
  poBox: string;
  swissLocalityId: string;
  swissLocalityLabel: string;
  zip: string;
  locality: string;
  startOfValidity: string | undefined;
}

interface PostalEntry {
  id: string | null;
  insuredNumber: number;
  postalUse: PostalUse;
}

type PostalInput = { swiss: SwissPostalAddress } | { foreign: ForeignPostalAddress };

/** The form of a postal address: its country says which rule judges it, and those are the rules of the API. */
export function postalForm(
  today: string,
  entry: PostalEntry,
): z.ZodMiniType<PostalInput, PostalForm> {
  return z.pipe(
    z.custom<PostalForm>(),
    z.transform((form, ctx): PostalInput => {
      const { street, number, complement, poBox, startOfValidity } = form;
      const lines = { ...entry, street, number, complement, poBox, startOfValidity };
      if (directoryCountries.includes(form.country)) {
        const { foundAddressId, foundAddressLabel, swissLocalityId } = form;
        const isTyped = form.isManual || (foundAddressId === "" && foundAddressLabel !== "");
        const given = isTyped
          ? { ...lines, swissLocalityId }
          : { ...lines, street: "", number: "", foundAddressId };
        return { swiss: judged(swissPostalAddress(today), given, ctx) };
      }
      const { country, zip, locality } = form;
      const given = { ...lines, country, zip, locality };
      return { foreign: judged(foreignPostalAddress(today), given, ctx) };
    }),
  );
}

/** What the form of a bank account holds. */
export interface FinancialForm {
  country: string;
  ownerFullname: string;
  street: string;
  streetNumber: string;
  localityCommuneId: string;
  localityCommuneLabel: string;
  zip: string;
  locality: string;
  iban: string;
  startOfValidity: string | undefined;
}

interface FinancialEntry {
  id: string | null;
  usage: FinancialUsage;
}

type FinancialInput = { swiss: SwissFinancialAddress } | { foreign: ForeignFinancialAddress };

export function financialForm(
  today: string,
  entry: FinancialEntry,
): z.ZodMiniType<FinancialInput, FinancialForm> {
  return z.pipe(
    z.custom<FinancialForm>(),
    z.transform((form, ctx): FinancialInput => {
      const { ownerFullname, street, iban, startOfValidity } = form;
      const account = { ...entry, ownerFullname, street, iban, startOfValidity };
      if (directoryCountries.includes(form.country)) {
        const { localityCommuneId } = form;
        return {
          swiss: judged(swissFinancialAddress(today), { ...account, localityCommuneId }, ctx),
        };
      }
      const { country, streetNumber, zip, locality } = form;
      const given = { ...account, country, streetNumber, zip, locality };
      return { foreign: judged(foreignFinancialAddress(today), given, ctx) };
    }),
  );
}

/** What the rule makes of a value; what it finds wrong is told by the form. */
function judged<Output>(
  rule: z.ZodMiniType<Output>,
  value: unknown,
  ctx: z.core.ParsePayload,
): Output {
  const result = rule.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    ctx.issues.push({ code: "custom", path, message, input: value });
  return z.NEVER;
}
