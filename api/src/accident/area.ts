import type { Area } from "../insurer/area-description.ts";
import { anyDocumentTemplate } from "../insurer/papers/document-template.ts";
import { anyKind } from "../insurer/requests/kinds.ts";
import { accidentPaper } from "./accident-paper.ts";
import { accidentRequest } from "./accident-request.ts";
import { accidentRest } from "./accident.rest.ts";
import { accidentMessages } from "./messages.ts";

export const accidentArea: Area = {
  rest: [accidentRest],
  requests: [anyKind(accidentRequest)],
  messages: Object.values(accidentMessages),
  documents: [anyDocumentTemplate(accidentPaper)],
};
