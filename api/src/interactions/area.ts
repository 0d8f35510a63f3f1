import type { Area } from "../insurer/area-description.ts";
import { interactionsRest } from "./interactions.rest.ts";
import "./interactions.graphql.ts";

export const interactionsArea: Area = {
  rest: [interactionsRest],
};
