/** A postal locality within a commune, as an entry of the list. */
export interface Locality {
  idLocaliteCommune: string;
  nomCommune: string;
  /** NPA and locality, with the commune where its name differs: `3048 Worblaufen (Ittigen)`. */
  nomComplet: string;
  npa: string;
  pays: "CH" | "LI";
}

/** An address of the directory. `ofsLocalityId` is the BFS number of its commune, where the directory knows it. */
export interface SwissAddress {
  id: string;
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  canton: string | null;
  ofsLocalityId: number | null;
}

export interface Coordinates {
  lat: number;
  lng: number;
}

/** Shorter texts are not searched for (specification §9). */
export const MIN_SEARCH_LENGTH = 3;
export const MAX_SEARCH_RESULTS = 20;

/** A longer text is cut, so that no search is expensive. */
const MAX_SEARCH_LENGTH = 100;

/** The typed text without control characters and surplus spaces, cut to the maximum length. */
export function searchText(typed: string): string {
  return typed
    .slice(0, MAX_SEARCH_LENGTH)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

export function isLongEnoughToSearch(typed: string): boolean {
  return searchText(typed).length >= MIN_SEARCH_LENGTH;
}

/**
 * The form in which names and queries are compared: lower-case letters and digits, words separated by one space.
 * `Zürich`, `Zuerich` and `zurich` have the same form, and a prefix of a word has a prefix of its form.
 */
export function foldPlace(text: string): string {
  return withoutUmlauts(bareLetters(text));
}

/** Lower-case letters and digits without accents, words separated by one space. */
export function bareLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Replaces `ae`, `oe` and `ue` by one letter. */
export function withoutUmlauts(text: string): string {
  return text.replaceAll(/([aou])e/g, "$1");
}

/** `NPA locality`, and the commune in brackets if the name does not contain it. */
export function fullLocalityName(npa: string, name: string, commune: string): string {
  const isTold = name.includes(`(${commune}`) || foldPlace(name) === foldPlace(commune);
  return isTold ? `${npa} ${name}` : `${npa} ${name} (${commune})`;
}
