import type { Area } from "../insurer/area-description.ts";
import { placesRest } from "./places.rest.ts";
import "./places.graphql.ts";

export const placesArea: Area = {
  rest: [placesRest],
};
