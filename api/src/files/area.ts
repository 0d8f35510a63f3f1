import type { Area } from "../insurer/area-description.ts";
import { filesRest } from "./files.rest.ts";

export const filesArea: Area = {
  rest: [filesRest],
};
