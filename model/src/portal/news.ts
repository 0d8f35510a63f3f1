/**
 * A page that opens the event stream reports its age. Until the request arrives, it may be older by this much without
 * having missed an event; after a longer delay the page refetches.
 */
export const LONGEST_UNDERWAY_MS = 10_000;
