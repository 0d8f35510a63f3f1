import * as z from "zod/mini";
import { countryOf } from "../places/countries.ts";
import { optionalLine, requiredLine } from "../portal/texts.ts";
import { startOfValidity } from "../calendar/validity.ts";
import { postalUses } from "../codes.ts";

/** DOMICILE_LEGAL: the legal domicile · CORRESPONDANCE: the address for letters. */
export const PostalUse = /* @__PURE__ */ z.enum(postalUses);
export type PostalUse = z.infer<typeof PostalUse>;

export const postalLengths = {
  street: 40,
  number: 20,
  complement: 40,
  poBox: 40,
  zip: 10,
  locality: 40,
} as const;

/** Addresses of these countries are made from the official directory. */
export const directoryCountries: readonly string[] = ["CH", "LI"];

/** The fields of both kinds of address, in the order of the form: the API reports the first error of this order. */
function sharedFields(today: string) {
  return {
    /** The entry to change; empty for a new entry. */
    id: z.nullish(z.string().check(z.maxLength(40))),
    /** The person whose address it is; empty means the address owner. */
    insuredNumber: z.nullish(z.int()),
    postalUse: PostalUse,
    street: optionalLine(postalLengths.street),
    number: optionalLine(postalLengths.number),
    complement: optionalLine(postalLengths.complement),
    poBox: optionalLine(postalLengths.poBox),
    startOfValidity: startOfValidity(today),
  };
}

/**
 * An address in Switzerland or Liechtenstein: one of the directory by its `foundAddressId`, or a locality of the list
 * with a typed street.
 */
export function swissPostalAddress(today: string) {
  const { startOfValidity: start, ...lines } = sharedFields(today);
  return z
    .strictObject({
      ...lines,
      foundAddressId: z.nullish(z.string().check(z.maxLength(20, "locality.list"))),
      swissLocalityId: z.nullish(localityId),
      npa: z.nullish(z.string().check(z.maxLength(4, "locality.list"))),
      ofsLocalityId: z.nullish(z.int("locality.list")),
      startOfValidity: start,
    })
    .check(
      z.refine(
        (one) => Boolean(one.foundAddressId) || hasStreet(one),
        always("street", "required"),
      ),
      z.refine(
        (one) => Boolean(one.foundAddressId) || hasStreetOrBox(one),
        always("street", "postal.streetOrPoBox"),
      ),
      z.refine(
        (one) => Boolean(one.foundAddressId ?? one.swissLocalityId),
        always("swissLocalityId", "required"),
      ),
      z.refine(hasBoxForLettersAlone, always("poBox", "postal.noPoBox")),
    );
}
export type SwissPostalAddress = z.infer<ReturnType<typeof swissPostalAddress>>;
export type SwissPostalInput = z.input<ReturnType<typeof swissPostalAddress>>;

export function foreignPostalAddress(today: string) {
  const { startOfValidity: start, ...lines } = sharedFields(today);
  return z
    .strictObject({
      ...lines,
      country: foreignCountry,
      zip: requiredLine(postalLengths.zip),
      locality: requiredLine(postalLengths.locality),
      startOfValidity: start,
    })
    .check(
      z.refine(hasStreet, always("street", "required")),
      z.refine(hasStreetOrBox, always("street", "postal.streetOrPoBox")),
      z.refine(hasBoxForLettersAlone, always("poBox", "postal.noPoBox")),
    );
}
export type ForeignPostalAddress = z.infer<ReturnType<typeof foreignPostalAddress>>;
export type ForeignPostalInput = z.input<ReturnType<typeof foreignPostalAddress>>;

/** The id of a locality from the list. The directory checks whether the locality exists. */
export const localityId = /* @__PURE__ */ z
  .string("required")
  .check(z.regex(/^[a-z0-9-]{0,100}$/, "locality.list"));

/** A country without an address directory: the customer types the address. */
export const foreignCountry = /* @__PURE__ */ z.string("required").check(
  z.refine((iso2) => countryOf(iso2) !== undefined && !directoryCountries.includes(iso2), {
    error: ({ input }) => (input === "" ? "required" : "country.unknown"),
  }),
);

interface Lines {
  postalUse: PostalUse;
  street: string;
  poBox: string;
}

/** A legal domicile has a street. */
function hasStreet({ postalUse, street }: Lines): boolean {
  return postalUse !== "DOMICILE_LEGAL" || Boolean(street);
}

/** An address for letters has a street or a PO box. */
function hasStreetOrBox({ postalUse, street, poBox }: Lines): boolean {
  return postalUse !== "CORRESPONDANCE" || Boolean(street || poBox);
}

function hasBoxForLettersAlone({ postalUse, poBox }: Lines): boolean {
  return postalUse !== "DOMICILE_LEGAL" || !poBox;
}

/** Checks a condition on several fields even while single fields have errors of their own. */
function always(field: string, message: string) {
  return {
    path: [field],
    message,
    when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
  };
}
