/** A text as a search compares it: lower case, without accents, words apart by one space. */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}
