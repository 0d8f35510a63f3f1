import * as z from "zod/mini";
import { countryOf } from "../places/countries.ts";
import { optionalLine, requiredLine } from "../portal/texts.ts";
import { startOfValidity } from "../calendar/validity.ts";
import { postalUses } from "../requests/codes.ts";

/** Where somebody lives by law, or where letters go. */
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

/** What both kinds of address have in common, in the order of the form: its first error is the one that is told. */
function sharedFields(today: string) {
  return {
    /** The entry that was looked at; nothing where one is added. */
    id: z.nullish(z.string().check(z.maxLength(40))),
    /** Whose address it is; nobody's in particular is the address owner's. */
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
 * An address in Switzerland or Liechtenstein: one of the directory by its `foundAddressId`, or a locality of the list with
 * a street that was typed.
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

/** The id of a locality as the list gives it; whether there is such a one, the directory knows. */
export const localityId = /* @__PURE__ */ z
  .string("required")
  .check(z.regex(/^[a-z0-9-]{0,100}$/, "locality.list"));

/** A country whose addresses are typed. */
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

/** Somebody lives in a street. */
function hasStreet({ postalUse, street }: Lines): boolean {
  return postalUse !== "DOMICILE_LEGAL" || Boolean(street);
}

/** A letter may also go to a box. */
function hasStreetOrBox({ postalUse, street, poBox }: Lines): boolean {
  return postalUse !== "CORRESPONDANCE" || Boolean(street || poBox);
}

function hasBoxForLettersAlone({ postalUse, poBox }: Lines): boolean {
  return postalUse !== "DOMICILE_LEGAL" || !poBox;
}

/** A condition on several fields is told beside what is wrong with single ones, not only once those are right. */
function always(field: string, message: string) {
  return {
    path: [field],
    message,
    when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
  };
}
