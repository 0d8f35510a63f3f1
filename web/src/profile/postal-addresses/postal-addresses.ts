import type { PostalForm } from "@portal/model/addresses/postal-form.ts";
import { directoryCountries, type PostalUse } from "@portal/model/addresses/postal-addresses.ts";
import { queryOptions } from "@tanstack/react-query";
import { invalidatedByDecisions } from "../../core/http/cache-invalidation.ts";
import { graphql, query } from "../../core/http/api.ts";
import type { PostalAddressesQuery } from "../../core/http/gql/private.ts";

const PostalAddresses = graphql(`
  query PostalAddresses($insuredNumber: Int!) {
    postalAddresses {
      id
      insured
      startDate
      endDate
      street
      number
      complement
      poBox
      country
      foundAddressId
      locality {
        idLocaliteCommune
        zip
        city
        prettyLocality
      }
      postalType {
        domicileLegal
        correspondance
      }
    }
    pendingUpdate(insuredNumber: $insuredNumber, nature: POSTAL_ADDRESS) {
      pending
      request {
        id
        requestDate
        withdrawable
        details
      }
    }
  }
`);

export const UpdateSwissPostalAddress = graphql(`
  mutation UpdateSwissPostalAddress($input: SwissPostalAddressInput!) {
    updateSwissPostalAddress(input: $input) {
      request
    }
  }
`);

export const UpdateForeignPostalAddress = graphql(`
  mutation UpdateForeignPostalAddress($input: ForeignPostalAddressInput!) {
    updateForeignPostalAddress(input: $input) {
      request
    }
  }
`);

export type PostalAddress = PostalAddressesQuery["postalAddresses"][number];
export type PendingRequest = PostalAddressesQuery["pendingUpdate"]["request"];

/** A person's addresses, and whether a change is pending: theirs, or one requested by another of the household. */
export function postals(insuredNumber: number) {
  return queryOptions({
    ...invalidatedByDecisions,
    queryKey: ["postals", insuredNumber],
    queryFn: async () => {
      const { postalAddresses, pendingUpdate } = await query(PostalAddresses, { insuredNumber });
      const addresses = postalAddresses.filter(({ insured }) => insured === insuredNumber);
      return { addresses, isPending: pendingUpdate.pending, pendingRequest: pendingUpdate.request };
    },
  });
}

/** The use under which an address is changed: a legal residence, even if letters go there too. */
export function postalUseOf({ postalType }: PostalAddress): PostalUse {
  return postalType.domicileLegal ? "DOMICILE_LEGAL" : "CORRESPONDANCE";
}

/** The form's initial values: empty for a new address or another country. */
export function startOf(address: PostalAddress | undefined, start: EmptyForm): PostalForm {
  const empty = emptyForm(start);
  if (!address) return empty;
  const { locality, foundAddressId } = address;
  const isListed = directoryCountries.includes(address.country) && Boolean(address.street);
  return {
    ...empty,
    country: address.country,
    // The directory search does not find an address without a street.
    isManual: empty.isManual || !isListed,
    street: address.street ?? "",
    number: address.number ?? "",
    complement: address.complement ?? "",
    poBox: address.poBox ?? "",
    foundAddressId: foundAddressId ?? "",
    foundAddressLabel: isListed
      ? addressLine({ ...address, place: `${locality.zip} ${locality.city}` })
      : "",
    swissLocalityId: locality.idLocaliteCommune ?? "",
    swissLocalityLabel: locality.idLocaliteCommune ? locality.prettyLocality : "",
    zip: locality.zip,
    locality: locality.city,
  };
}

interface Line {
  street?: string | null;
  number?: string | null;
  place: string;
}

/** An address in one line, as the search shows it. */
export function addressLine({ street, number, place }: Line): string {
  return `${[street, number].filter(Boolean).join(" ")}, ${place}`;
}

type EmptyForm = Pick<PostalForm, "country" | "isManual" | "startOfValidity">;

export function emptyForm(start: EmptyForm): PostalForm {
  return {
    ...start,
    foundAddressId: "",
    foundAddressLabel: "",
    street: "",
    number: "",
    complement: "",
    poBox: "",
    swissLocalityId: "",
    swissLocalityLabel: "",
    zip: "",
    locality: "",
  };
}
