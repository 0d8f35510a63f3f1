/** What is read to be searched in. */
export interface SearchScope {
  today: string;
  since: string;
  most: number;
}
