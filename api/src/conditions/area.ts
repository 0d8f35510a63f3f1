import type { Area } from "../insurer/area-description.ts";
import { anyDocumentTemplate } from "../insurer/papers/document-template.ts";
import { conditionsRest } from "./conditions.rest.ts";
import { sentConditions } from "./sent-conditions.ts";

export const conditionsArea: Area = {
  rest: [conditionsRest],
  documents: [anyDocumentTemplate(sentConditions)],
};
