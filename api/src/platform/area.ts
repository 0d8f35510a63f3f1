import type { Area } from "../insurer/area-description.ts";
import { platformRest } from "./platform.rest.ts";
import "./platform.graphql.ts";

export const platformArea: Area = {
  rest: [platformRest],
};
