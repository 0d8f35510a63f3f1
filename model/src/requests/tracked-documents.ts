import type { SentDocumentType } from "../send.ts";
import type { InteractionNature, InteractionType } from "./interactions.ts";

interface TrackedAs {
  type: InteractionType;
  nature: InteractionNature;
}

/** Type and nature of a sending in change tracking. */
export const trackedAs: Readonly<Record<SentDocumentType, TrackedAs>> = {
  INVOICE: { type: "INVOICE", nature: "INVOICE" },
  FOREIGN_INVOICE: { type: "INVOICE", nature: "INVOICE" },
  DELEGATION_FORM: { type: "DELEGATION_FORM", nature: "DELEGATION" },
  DOCUMENT: { type: "DOCUMENT", nature: "DOCUMENT" },
};
