/** The form of a text in a search: lower case, without accents, words separated by one space. */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}
