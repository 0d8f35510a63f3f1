export interface Notice {
  title: string;
  text: string;
}

/** The texts of the sign-in pages. `{phone}` is the insurer's number. */
export interface Texts {
  language: string;
  languages: string;
  error: string;
  login: {
    title: string;
    /** The portal's claim, in large letters beside the form. */
    claim: string;
    lead: string;
    email: string;
    password: string;
    submit: string;
    /** The link to order an insurance card without signing in. */
    card: string;
    questions: string;
    refused: string;
    throttled: string;
    locked: string;
  };
  /** Replaces the password form. `{when}` is the planned end, if there is one. */
  maintenance: Notice & { until: string };
  demonstration: { title: string; lead: string };
  password: {
    title: string;
    lead: string;
    current: string;
    fresh: string;
    hint: string;
    again: string;
    submit: string;
    back: string;
    wrongCurrent: string;
    tooShort: string;
    /** The button that shows the password. */
    show: string;
    hide: string;
    /** A short label for a narrow field. */
    shownAs: string;
    hiddenAs: string;
    guessable: string;
    isEmail: string;
    same: string;
    differs: string;
    done: Notice;
  };
  notices: Record<
    | "expired"
    | "lost"
    | "unknown"
    | "locked"
    | "denied"
    | "unavailable"
    | "unexpected"
    | "signedOut"
    | "idle",
    Notice
  >;
  /** For browsers that are too old or run no scripts. */
  browser: Notice & { retry: string };
  leave: Notice & { confirm: string; stay: string };
  signIn: string;
  signInAgain: string;
  /** On a device that keeps the insurance cards. */
  showCards: string;
  toPortal: string;
  reference: string;
}
