import { messageCounts } from "./portal/message-counts.ts";

// Separate from the rules of professional data, so that contract changes do not load those.

/** An employer insures persons from this many hours a week on against all accidents (OLAA art. 13). */
export const EMPLOYED_HOURS = messageCounts["contractChanges.hours"];

export const longestProfessionalText = { employer: 40, occupation: 80, organism: 80 } as const;
