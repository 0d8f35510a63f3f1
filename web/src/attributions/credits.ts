import type { PlaceSource } from "@portal/model/portal/attributions.ts";

/** A work of others, with its terms of use. */
interface Credit {
  readonly name: string;
  readonly url: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

const mit = { licence: "MIT", licenceUrl: "https://opensource.org/license/mit" };
const ccBy3 = {
  licence: "CC BY 3.0",
  licenceUrl: "https://creativecommons.org/licenses/by/3.0/",
};
const swisstopo = {
  name: "© swisstopo",
  licence: "OGD",
  licenceUrl: "https://www.swisstopo.admin.ch/en/terms-of-use-free-geodata-and-geoservices",
};

/** The text `credits.<name>` tells what each is used for. */
export const credits = {
  swisstopoLocalities: {
    ...swisstopo,
    url: "https://www.swisstopo.admin.ch/en/official-directory-of-towns-and-cities",
  },
  swisstopoAddresses: {
    ...swisstopo,
    url: "https://www.swisstopo.admin.ch/en/official-directory-of-building-addresses",
  },
  geonames: { name: "GeoNames", url: "https://www.geonames.org", ...ccBy3 },
  postalCodes: {
    name: "switzerland-postal-codes",
    url: "https://www.npmjs.com/package/switzerland-postal-codes",
    ...mit,
  },
  communes: {
    name: "js-swiss-cantons",
    url: "https://github.com/stefanzweifel/js-swiss-cantons",
    ...mit,
  },
  naturalEarth: {
    name: "Natural Earth",
    url: "https://www.naturalearthdata.com",
    licence: "Public Domain",
    licenceUrl: "https://www.naturalearthdata.com/about/terms-of-use/",
  },
  cantonShapes: {
    name: "@react-jvectormap/switzerland",
    url: "https://www.npmjs.com/package/@react-jvectormap/switzerland",
    ...mit,
  },
  openStreetMap: {
    name: "© OpenStreetMap contributors",
    url: "https://www.openstreetmap.org/copyright",
    licence: "ODbL 1.0",
    licenceUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
  },
  figtree: {
    name: "Figtree",
    url: "https://github.com/erikdkennedy/figtree",
    licence: "OFL 1.1",
    licenceUrl: "https://openfontlicense.org",
  },
  lucide: {
    name: "Lucide",
    url: "https://lucide.dev",
    licence: "ISC",
    licenceUrl: "https://lucide.dev/license",
  },
} as const satisfies Record<string, Credit>;
export type CreditName = keyof typeof credits;

/** The attribution of the directories of places. Invented addresses are at places of the shipped directory. */
export function creditsOfPlaces(places: readonly PlaceSource[]): CreditName[] {
  const has = (directory: PlaceSource["directory"], kind: PlaceSource["kind"]): boolean =>
    places.some((place) => place.directory === directory && place.kind === kind);
  const isShipped = has("localities", "shipped") || has("addresses", "invented");
  return [
    ...(has("localities", "official") ? (["swisstopoLocalities"] as const) : []),
    ...(has("addresses", "official") ? (["swisstopoAddresses"] as const) : []),
    ...(isShipped ? (["geonames", "postalCodes", "communes"] as const) : []),
  ];
}
