import { messageCounts } from "./portal/message-counts.ts";

// Apart from the rules of professional data, so that contract changes do not load those.

/** A person with so many hours a week at one employer is insured there against accidents of any kind (OLAA art. 13). */
export const EMPLOYED_HOURS = messageCounts["contractChanges.hours"];

/** How many characters each text may have. */
export const longestProfessionalText = { employer: 40, occupation: 80, organism: 80 } as const;
