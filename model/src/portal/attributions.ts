import * as z from "zod/mini";

/** Where a directory of places came from: shipped with the product, the official file, or invented for a demonstration. */
export const PlaceSource = z.object({
  directory: z.enum(["localities", "addresses"]),
  kind: z.enum(["shipped", "official", "invented"]),
  rows: z.int(),
  loadedOn: z.iso.date(),
});
export type PlaceSource = z.infer<typeof PlaceSource>;

/** What an installation owes thanks for beside its software. */
export const Attributions = z.object({ places: z.array(PlaceSource) });
export type Attributions = z.infer<typeof Attributions>;

/** A package that runs in the browser or in the API, with what its authors ask to be passed on. */
export interface LicensedPackage {
  name: string;
  version: string;
  licence: string;
  runs: readonly ("browser" | "server")[];
  url: string | null;
  /** The text of the licence as the package brings it; none when it only names one. */
  text: string | null;
}

export interface Licences {
  packages: readonly LicensedPackage[];
}
