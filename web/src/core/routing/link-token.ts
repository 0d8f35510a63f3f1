/** The addresses whose links bear a token. */
const withToken = /^\/(?:self-service\/|identity-check$)/;
let kept: string | undefined;

/**
 * Takes the token of a link out of the address before anything else looks at it: no later entry of the history, no
 * report and no other page sees it. Whoever uses it up takes it once.
 */
export function takeLinkToken(): void {
  const { pathname, search, hash } = location;
  if (!withToken.test(pathname) || hash.length < 2) return;
  kept = hash.slice(1);
  history.replaceState(history.state, "", pathname + search);
}

/** The token for a page that stays: it may be drawn again while its texts come. */
export function heldLinkToken(): string | undefined {
  return kept;
}

export function usedLinkToken(): string | undefined {
  const token = kept;
  kept = undefined;
  return token;
}
