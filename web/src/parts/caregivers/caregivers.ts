import {
  type Caregiver,
  type CaregiverFilters,
  type CaregiverInsured,
  searchedWords,
} from "@portal/model/caregivers.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { graphql, query } from "../../core/http/api.ts";

const Caregivers = graphql(`
  query Caregivers($insured: CaregiverInsured!, $filters: CaregiverFilters!) {
    caregivers(insured: $insured, filters: $filters) {
      noPartenaire
      nomPrenom
      adresse
      npa
      localite
      canton
      codeReseau
      sousCategorie
      pediatre
      acceptsNewPatient
      languages
      geolocation {
        lat
        lng
      }
      distance
    }
  }
`);

/** A search by text, or around a point. */
export interface CaregiverSearch {
  name: string;
  locality: string;
  near?: Coordinates | undefined;
}

export async function findCaregivers(
  insured: CaregiverInsured,
  search: CaregiverSearch,
): Promise<readonly Caregiver[]> {
  // The dialog itself shows a failed search.
  const { caregivers } = await query(
    Caregivers,
    { insured, filters: filtersOf(search) },
    { silent: true },
  );
  return caregivers;
}

function filtersOf({ name, locality, near }: CaregiverSearch): CaregiverFilters {
  return {
    name: searchedWords(name),
    locality: searchedWords(locality),
    ...(near && { latitude: near.lat, longitude: near.lng }),
  };
}
