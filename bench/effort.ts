/** How much a benchmark does: as published, in a hurry, or only to see that it still runs. */
export type Effort = "full" | "quick" | "smoke";
