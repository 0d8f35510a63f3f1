import { z } from "zod";
import { StartProblem } from "./start-problem.ts";

/** The settings of the source of the map tiles. */
export const mapTilesSettings = {
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .refine(
      (address) => ["{z}", "{x}", "{y}"].every((part) => decodeURI(address).includes(part)),
      "must contain {z}, {x} and {y}",
    )
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().trim().min(1).optional(),
};

export interface MapTilesConfig {
  url: string;
  attribution: string;
}

interface GivenSettings {
  MAP_TILES_URL?: string | undefined;
  MAP_TILES_ATTRIBUTION?: string | undefined;
}

/** Providers of map tiles require an attribution. */
export function mapTilesOf(settings: GivenSettings): MapTilesConfig {
  const { MAP_TILES_URL: url = "", MAP_TILES_ATTRIBUTION: attribution = "" } = settings;
  if (url && !attribution) {
    throw new StartProblem("Settings: MAP_TILES_URL needs MAP_TILES_ATTRIBUTION beside it.");
  }
  return { url, attribution };
}
