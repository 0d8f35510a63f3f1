import type { Area } from "../insurer/area-description.ts";
import { draftsRest } from "./drafts.rest.ts";

export const draftsArea: Area = {
  rest: [draftsRest],
};
