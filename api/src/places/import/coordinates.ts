import { type Coordinates, foldPlace, searchText } from "@portal/model/places/places.ts";
import type { Reader } from "../../core/db/prepared-query.ts";
import { searchSwissAddress } from "../addresses.ts";
import { findLocalities } from "../localities.ts";
import { parseLocalityQuery } from "../place-query.ts";

interface CoordinatesQuery {
  street: string;
  zip: string;
  locality: string;
}

/** The coordinates of a street, otherwise of its locality or its NPA; nothing if none is known. */
export async function findCoordinates(
  ctx: Reader,
  given: CoordinatesQuery,
): Promise<Coordinates | null> {
  const street = searchText(given.street);
  const zip = searchText(given.zip);
  const locality = searchText(given.locality);
  const [address, inLocality, inZip] = await Promise.all([
    street ? searchSwissAddress(ctx, `${street.slice(0, 60)} ${zip} ${locality}`) : [],
    findLocalities(ctx, parseLocalityQuery(`${zip} ${locality}`)),
    findLocalities(ctx, parseLocalityQuery(zip)),
  ]);
  const isThere = ({ zip: found, city }: { zip: string; city: string }): boolean =>
    zip ? found === zip : foldPlace(city) === foldPlace(locality);
  const place = address.find(isThere) ?? inLocality[0] ?? inZip[0];
  return place ? { lat: place.lat, lng: place.lng } : null;
}
