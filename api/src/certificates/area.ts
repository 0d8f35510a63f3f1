import type { Area } from "../insurer/area-description.ts";
import { anyDocumentTemplate } from "../insurer/papers/document-template.ts";
import { certificateTemplate } from "./certificate-paper.ts";
import { certificatesRest } from "./certificates.rest.ts";
import "./certificates.graphql.ts";

export const certificatesArea: Area = {
  rest: [certificatesRest],
  documents: [anyDocumentTemplate(certificateTemplate)],
};
