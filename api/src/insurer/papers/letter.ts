import type { Language } from "@portal/model/portal/languages.ts";
import { type Block, closing, type Fact, type PaperContent, paragraph } from "../pdf/paper.ts";
import type { FiledDocument } from "./document-template.ts";
import type { Letterhead } from "./letterhead.ts";

export interface LetterContent {
  title: string;
  subtitle?: string;
  references?: readonly Fact[];
  /** A box before the salutation with the main message. */
  opening?: Block;
  blocks: readonly Block[];
}

/** A letter to the document's addressee: address window, salutation, blocks, greeting. */
export function letter(
  { language, date, company }: Pick<FiledDocument, "language" | "date" | "company">,
  { window, salutation }: Letterhead,
  { blocks, opening, ...content }: LetterContent,
): PaperContent {
  return {
    ...content,
    language,
    date,
    address: window,
    blocks: [
      ...(opening ? [opening] : []),
      paragraph(salutation),
      ...blocks,
      greetingFrom(company.name, language),
    ],
  };
}

export function greetingFrom(name: string, language: Language): Block {
  return closing(greetings[language], name, departments[language]);
}

const greetings: Readonly<Record<Language, string>> = {
  fr: "Avec nos meilleures salutations",
  de: "Freundliche Grüsse",
  it: "Cordiali saluti",
  en: "Yours sincerely",
};

const departments: Readonly<Record<Language, string>> = {
  fr: "Service clients",
  de: "Kundendienst",
  it: "Servizio clienti",
  en: "Customer service",
};
