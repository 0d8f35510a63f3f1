import * as z from "zod/mini";

/** The source of a directory of places: shipped with the product, official, or invented for a demonstration. */
export const PlaceSource = z.object({
  directory: z.enum(["localities", "addresses"]),
  kind: z.enum(["shipped", "official", "invented"]),
  rows: z.int(),
  loadedOn: z.iso.date(),
});
export type PlaceSource = z.infer<typeof PlaceSource>;

/** The attributions of an installation besides its software. */
export const Attributions = z.object({ places: z.array(PlaceSource) });
export type Attributions = z.infer<typeof Attributions>;

/** A package of the browser or the API, with its licence. */
export interface LicensedPackage {
  name: string;
  version: string;
  licence: string;
  runs: readonly ("browser" | "server")[];
  url: string | null;
  /** The text of the licence in the package; null if the package only names one. */
  text: string | null;
}

export interface Licences {
  packages: readonly LicensedPackage[];
}
