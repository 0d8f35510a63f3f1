import type { Area } from "../insurer/area-description.ts";
import { anyDocumentTemplate } from "../insurer/papers/document-template.ts";
import { archivedFile } from "../insurer/papers/archived-file.ts";
import { documentsRest } from "./documents.rest.ts";
import { cardLetter } from "../insurer/papers/card-letter.ts";
import { costShareStatement } from "./letters/cost-share.ts";
import { policy } from "../insurer/papers/policy/policy.ts";
import { welcomeLetter } from "./letters/welcome.ts";
import "./documents.graphql.ts";

export const documentsArea: Area = {
  rest: [documentsRest],
  documents: [
    anyDocumentTemplate(welcomeLetter),
    anyDocumentTemplate(policy),
    anyDocumentTemplate(cardLetter),
    anyDocumentTemplate(costShareStatement),
    archivedFile,
  ],
};
