import type { Language } from "@portal/model/portal/languages.ts";

/** The fields of a content in one of its languages. */
export interface FieldsProps<Content> {
  readonly content: Content;
  readonly change: (next: Content) => void;
  readonly language: Language;
  /** The message of a field by its path in the content. */
  readonly errorOf: (path: string) => string | undefined;
}

export interface PreviewedProps<Content> {
  readonly content: Content;
  readonly language: Language;
}
