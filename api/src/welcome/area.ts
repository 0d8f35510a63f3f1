import type { Area } from "../insurer/area-description.ts";
import { welcomeRest } from "./welcome.rest.ts";
import "./tour.graphql.ts";

export const welcomeArea: Area = {
  rest: [welcomeRest],
};
