export interface SessionExpiry {
  /** Set within the last two minutes before the session ends for want of activity. */
  readonly secondsLeft: number | undefined;
  /** Stay signed in. */
  readonly stay: () => void;
}

export function useSessionExpiry(): SessionExpiry {
  return { secondsLeft: undefined, stay: () => undefined };
}
