import * as z from "zod/mini";

/** A datum of a person whose correction was refused and which they dispute. */
export const DisputedDatum = z.object({ datum: z.string(), notedOn: z.string() });
export type DisputedDatum = z.infer<typeof DisputedDatum>;
