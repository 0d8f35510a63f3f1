import type { Language } from "@portal/model/portal/languages.ts";
import type {
  DocumentTemplate,
  DocumentLabel,
} from "../../src/insurer/papers/document-template.ts";
import type { Letterhead, PersonOnPaper } from "../../src/insurer/papers/letterhead.ts";
import type { Person } from "../people/household.ts";

/** A document as an area put it into the archive. */
export interface SentDocument {
  kind: DocumentLabel;
  /** The people it concerns; the first decides who gets it. */
  about: readonly [Person, ...Person[]];
  date: string;
  parameters: object;
  /** What it said on its day to whoever got it. */
  contentFor(to: Addressed): object;
}

/** To whom a document went, and in which language. */
export interface Addressed {
  head: Letterhead;
  language: Language;
}

/** A document with what its kind asks for. */
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
