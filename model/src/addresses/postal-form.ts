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
