import type { Language } from "@portal/model/portal/languages.ts";
import type {
  DocumentTemplate,
  DocumentLabel,
} from "../../src/insurer/papers/document-template.ts";
import type { Letterhead, PersonOnPaper } from "../../src/insurer/papers/letterhead.ts";
import type { Person } from "../people/household.ts";

/** A document of an area for the archive. */
export interface SentDocument {
  kind: DocumentLabel;
  /** The people concerned; the first one determines the recipient. */
  about: readonly [Person, ...Person[]];
  date: string;
  parameters: object;
  /** The content of the document for its recipient on its day. */
  contentFor(to: Addressed): object;
}

/** The recipient of a document and their language. */
export interface Addressed {
  head: Letterhead;
  language: Language;
}

/** Creates a document with the parameters of its kind. */
export function sent<Parameters extends object, Content extends object>(
  kind: DocumentTemplate<Parameters, Content>,
  document: Pick<SentDocument, "about" | "date"> & {
    parameters: Parameters;
    contentFor(to: Addressed): Content;
  },
): SentDocument {
  return { kind, ...document };
}

export function onPaper({ insuredNumber, firstname, lastname, birthdate }: Person): PersonOnPaper {
  return { insuredNumber, firstname, lastname, birthdate };
}
