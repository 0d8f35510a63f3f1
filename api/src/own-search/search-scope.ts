/** The period and limit of the searched entries. */
export interface SearchScope {
  today: string;
  since: string;
  most: number;
}
