import type { Coordinates } from "@portal/model/places/places.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { AgenciesQuery } from "../core/http/gql/private.ts";
import type { SearchParameter } from "../core/routing/search.ts";

const Agencies = graphql(`
  query Agencies($lat: Float, $lng: Float) {
    agencies(lat: $lat, lng: $lng) {
      uuid
      title
      agencyName
      address
      email
      phoneNumber
      fax
      visualTour
      comment
      languages
      openingHours {
        week {
          opens
          closes
        }
        exceptions {
          day
          reason
          spans {
            opens
            closes
          }
        }
      }
      geolocation {
        lat
        lng
        distance
      }
    }
  }
`);
const AgencyPlace = graphql(`
  query AgencyPlace($locality: String!, $zip: String!, $name: String!) {
    localities(locality: $locality) {
      idLocaliteCommune
      nomComplet
      pays
    }
    localityCoordinates(zip: $zip, locality: $name) {
      lat
      lng
    }
  }
`);

const AgencyHome = graphql(`
  query AgencyHome {
    homeAddressLocality {
      label
      lat
      lng
    }
  }
`);

export type Agency = AgenciesQuery["agencies"][number];

/** All agencies, the nearest first if a point is given. */
export function agenciesQuery(point: Coordinates | undefined) {
  return queryOptions({
    queryKey: ["agencies", point?.lat, point?.lng],
    queryFn: () => query(Agencies, point ?? {}),
  });
}

/** The customer's home, the default centre of the search; none abroad. */
export const homeQuery = queryOptions({
  queryKey: ["agency-home"],
  queryFn: async () => (await query(AgencyHome)).homeAddressLocality ?? null,
});

export interface AgencySearchPlace {
  readonly id: string;
  readonly label: string;
  readonly isSwiss: boolean;
  readonly point: Coordinates | undefined;
}

/** The locality of an id in the address; none for an id that the directory does not know. */
export function placeQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ["agency-place", id],
    queryFn: () => (id === undefined || id === allPlaces ? null : findPlace(id)),
    staleTime: Infinity,
  });
}

async function findPlace(id: string): Promise<AgencySearchPlace | null> {
  // An id is the NPA and the folded name; further communes of a locality add their number.
  const zip = id.slice(0, 4);
  const name = id.slice(5).replace(/-\d+$/, "").replaceAll("-", " ");
  const found = await query(AgencyPlace, { locality: `${zip} ${name}`, zip, name });
  const locality = found.localities.find(({ idLocaliteCommune }) => idLocaliteCommune === id);
  if (!locality) return null;
  const { nomComplet: label, pays } = locality;
  const point = found.localityCoordinates ?? undefined;
  return { id, label, isSwiss: pays === "CH", point };
}

/** The value in the address for the whole country. */
export const allPlaces = "all";

/** The place is in the address, so that the results can be shared. */
export const searchedPlace: SearchParameter<string | undefined> = {
  name: "place",
  read: (search) => {
    const text = new URLSearchParams(search).get("place") ?? "";
    return text === allPlaces || /^\d{4}-[a-z0-9-]{1,80}$/.test(text) ? text : undefined;
  },
  to: (id) => ({ name: "place", texts: id === undefined ? [] : [id] }),
};
