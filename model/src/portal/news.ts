/**
 * A page that begins to listen for news says how old it is. Until it is heard, it may have become older by this much
 * without having missed anything; a page whose line took longer looks for itself.
 */
export const LONGEST_UNDERWAY_MS = 10_000;
