import type { TextKey } from "../../core/texts/texts.ts";

/** The parts of the room, in the order of the working day. */
export const bookParts = ["payments", "open", "dunning", "plans", "credits", "releases"] as const;
export type BookPart = (typeof bookParts)[number];

export const partText = (part: BookPart): TextKey<"desk_books"> => `part.${part}`;

export function isBookPart(text: string | undefined): text is BookPart {
  return bookParts.some((part) => part === text);
}

export function addressOf(part: BookPart, item?: string): string {
  return item === undefined ? `/books/${part}` : `/books/${part}/${item}`;
}
