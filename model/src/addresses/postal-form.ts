import * as z from "zod/mini";
import { judged } from "./judged.ts";
import {
  directoryCountries,
  type ForeignPostalAddress,
  foreignPostalAddress,
  type PostalUse,
  type SwissPostalAddress,
  swissPostalAddress,
} from "./postal-addresses.ts";

/** The values of a postal address form: the fields of both kinds; the country determines the visible ones. */
export interface PostalForm {
  country: string;
  /** The address is typed, not chosen from the directory. */
  isManual: boolean;
  /**
   * The address of the directory with its label. A label without an id is that of the street and locality below: the
   * present address, or one typed before.
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

/** The rule of a postal address form: the country selects the rule, which the API shares. */
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
