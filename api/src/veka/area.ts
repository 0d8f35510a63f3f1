import type { Area } from "../insurer/area-description.ts";
import { vekaRest } from "./veka.rest.ts";

export const vekaArea: Area = {
  rest: [vekaRest],
};
