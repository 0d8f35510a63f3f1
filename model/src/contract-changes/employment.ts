/** A period with an employer in professional data. Without `to` it has no known end. */
export interface Employment {
  employer: string;
  from: string;
  to: string | null;
}
