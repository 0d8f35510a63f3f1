import type { Area } from "../insurer/area-description.ts";
import { anyDocumentTemplate } from "../insurer/papers/document-template.ts";
import { taxCertificatesRest } from "./certificates/tax-certificates.rest.ts";
import { careStatement } from "./statement-paper.ts";
import "./pending-bills.graphql.ts";
import "./explained.graphql.ts";
import "./reimbursements.graphql.ts";

export const reimbursementsArea: Area = {
  rest: [taxCertificatesRest],
  documents: [anyDocumentTemplate(careStatement)],
};
