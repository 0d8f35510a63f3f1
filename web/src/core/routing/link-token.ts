/** The addresses whose links carry a token. */
const withToken = /^\/(?:self-service\/|(?:identity-check|verify)$)/;
let kept: string | undefined;

/**
 * Removes a link's token from the address first, so that no history entry, report or other page contains it. A screen
 * that redeems the token takes it once.
 */
export function takeLinkToken(): void {
  const { pathname, search, hash } = location;
  if (!withToken.test(pathname) || hash.length < 2) return;
  kept = hash.slice(1);
  history.replaceState(history.state, "", pathname + search);
}

/** The token for a page that keeps it, because it may render again while its texts load. */
export function heldLinkToken(): string | undefined {
  return kept;
}

export function usedLinkToken(): string | undefined {
  const token = kept;
  kept = undefined;
  return token;
}
