import type { Area } from "../insurer/area-description.ts";
import { symptomCheckerRest } from "./symptom-checker.rest.ts";
import "./health-cards.graphql.ts";

export const myHealthArea: Area = {
  rest: [symptomCheckerRest],
};
