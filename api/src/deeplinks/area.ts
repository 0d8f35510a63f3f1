import type { Area } from "../insurer/area-description.ts";
import { deeplinksRest } from "./deeplinks.rest.ts";

export const deeplinksArea: Area = {
  rest: [deeplinksRest],
};
