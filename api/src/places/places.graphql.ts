import type {
  Coordinates as CoordinatesShape,
  Locality as LocalityShape,
  SwissAddress as SwissAddressShape,
} from "@portal/model/places/places.ts";
import { builder } from "../core/http/graphql.ts";
import { searchSwissAddress } from "./addresses.ts";
import { findCoordinates } from "./import/coordinates.ts";
import { searchLocalities } from "./localities.ts";

const Locality = builder.objectRef<LocalityShape>("Locality").implement({
  description: "A postal locality of Switzerland or Liechtenstein.",
  fields: (t) => ({
    idLocaliteCommune: t.exposeID("idLocaliteCommune", {
      description: "Its id, by which an address names it.",
    }),
    nomCommune: t.exposeString("nomCommune", { description: "The commune it lies in." }),
    nomComplet: t.exposeString("nomComplet", {
      description: "NPA and locality, with the commune where its name differs.",
    }),
    npa: t.exposeString("npa"),
    pays: t.exposeString("pays", { description: "CH or LI." }),
  }),
});

const SwissAddress = builder.objectRef<SwissAddressShape>("SwissAddress").implement({
  description: "An address of the directory of buildings.",
  fields: (t) => ({
    id: t.exposeID("id"),
    street: t.exposeString("street"),
    streetNumber: t.exposeString("streetNumber", { description: "Empty for a house without one." }),
    zip: t.exposeString("zip"),
    city: t.exposeString("city"),
    canton: t.exposeString("canton", { nullable: true, description: "None in Liechtenstein." }),
    ofsLocalityId: t.exposeInt("ofsLocalityId", {
      nullable: true,
      description: "The BFS number of the commune, where the directory knows it.",
    }),
  }),
});

export const Coordinates = builder.objectRef<CoordinatesShape>("Coordinates").implement({
  description: "A point on the map, WGS84.",
  fields: (t) => ({ lat: t.exposeFloat("lat"), lng: t.exposeFloat("lng") }),
});

builder.queryField("localities", (t) =>
  t.field({
    type: [Locality],
    description: "By NPA or name, from three characters on; at most 20, the likeliest first.",
    args: {
      locality: t.arg.string({
        required: true,
        description: "What was typed: three characters or more.",
      }),
    },
    resolve: (_root, { locality }, ctx) => searchLocalities(ctx, locality),
  }),
);

builder.queryField("searchSwissAddress", (t) =>
  t.field({
    type: [SwissAddress],
    description:
      "By street, number, NPA and place in any order, from three characters on; at most 20.",
    args: {
      address: t.arg.string({
        required: true,
        description: "What was typed: three characters or more.",
      }),
      country: t.arg.string({ description: "CH or LI alone; both where it is left out." }),
    },
    resolve: (_root, { address, country }, ctx) => searchSwissAddress(ctx, address, country),
  }),
);

builder.queryField("localityCoordinates", (t) =>
  t.field({
    type: Coordinates,
    nullable: true,
    description: "Of the street where it is known, else of the locality; null where neither is.",
    args: {
      street: t.arg.string({
        description: "Street and number; the locality alone where it is left out.",
      }),
      zip: t.arg.string({ required: true }),
      locality: t.arg.string({ required: true, description: "The name of the place." }),
    },
    resolve: (_root, { street, zip, locality }, ctx) =>
      findCoordinates(ctx, { street: street ?? "", zip, locality }),
  }),
);
