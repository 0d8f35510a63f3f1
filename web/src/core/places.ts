import {
  isLongEnoughToSearch,
  type Locality,
  type SwissAddress,
} from "@portal/model/places/places.ts";
import { graphql, query } from "./http/api.ts";

const Localities = graphql(`
  query Localities($locality: String!) {
    localities(locality: $locality) {
      idLocaliteCommune
      nomCommune
      nomComplet
      npa
      pays
    }
  }
`);
const SearchSwissAddress = graphql(`
  query SearchSwissAddress($address: String!, $country: String) {
    searchSwissAddress(address: $address, country: $country) {
      id
      street
      streetNumber
      zip
      city
      canton
      ofsLocalityId
    }
  }
`);

/** The field itself shows a failed search. */
const silent = { silent: true };

/** A locality as an option of a field, with its data. */
export interface LocalityOption {
  readonly id: string;
  readonly label: string;
  readonly locality: Omit<Locality, "pays"> & { pays: string };
}

export async function searchLocalities(text: string): Promise<LocalityOption[]> {
  const { localities } = await query(Localities, { locality: text }, silent);
  return localities.map((locality) => ({
    id: locality.idLocaliteCommune,
    label: locality.nomComplet,
    locality,
  }));
}

/** The locality of a country that a text names, if any. */
export async function findLocality(
  text: string,
  country: string,
): Promise<LocalityOption | undefined> {
  if (!isLongEnoughToSearch(text)) return undefined;
  const found = await searchLocalities(text).catch(() => []);
  return found.find(({ locality }) => locality.pays === country);
}

export interface AddressOption {
  readonly id: string;
  readonly label: string;
  readonly address: SwissAddress;
}

/** Addresses of the directory, in both countries unless one is given. */
export async function searchAddresses(text: string, country?: string): Promise<AddressOption[]> {
  const wanted = { address: text, country: country ?? null };
  const { searchSwissAddress } = await query(SearchSwissAddress, wanted, silent);
  return searchSwissAddress.map((address) => {
    const { street, streetNumber, zip, city } = address;
    return {
      id: address.id,
      label: `${`${street} ${streetNumber}`.trim()}, ${zip} ${city}`,
      address,
    };
  });
}
