/** The extent of a benchmark: as published, shortened, or only to check that it runs. */
export type Effort = "full" | "quick" | "smoke";
