/** A time in which professional data name an employer. Without `to` it has no known end. */
export interface Employment {
  employer: string;
  from: string;
  to: string | null;
}
