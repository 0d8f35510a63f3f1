import type { Locality, SwissAddress } from "@portal/model/places.ts";
import { graphql, query } from "./api.ts";

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
  query SearchSwissAddress($address: String!) {
    searchSwissAddress(address: $address) {
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

/** The field itself tells of a search that fails. */
const silent = { silent: true };

/** A locality as a field lists it, with all that is known of it. */
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

export interface AddressOption {
  readonly id: string;
  readonly label: string;
  readonly address: SwissAddress;
}

export async function searchAddresses(text: string): Promise<AddressOption[]> {
  const { searchSwissAddress } = await query(SearchSwissAddress, { address: text }, silent);
  return searchSwissAddress.map((address) => {
    const { street, streetNumber, zip, city } = address;
    return {
      id: address.id,
      label: `${`${street} ${streetNumber}`.trim()}, ${zip} ${city}`,
      address,
    };
  });
}
