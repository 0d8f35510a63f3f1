/** One notice of a page that is only a notice. */
export interface Notice {
  title: string;
  text: string;
}

/** Every sentence of the sign-in pages. `{phone}` stands for the insurer's number. */
export interface Texts {
  language: string;
  languages: string;
  error: string;
  login: {
    title: string;
    /** What the portal is for, in large letters beside the form. */
    claim: string;
    lead: string;
    email: string;
    password: string;
    submit: string;
    /** Leads to another insurance card without signing in. */
    card: string;
    questions: string;
    refused: string;
    throttled: string;
    locked: string;
  };
  /** Said instead of asking for a password. `{when}` is the planned end, if there is one. */
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
    /** On the button that shows what was typed. */
    show: string;
    hide: string;
    /** The same in one word, where the field leaves no room for more. */
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
  /** For browsers that are too old for the portal, or run no scripts. */
  browser: Notice & { retry: string };
  leave: Notice & { confirm: string; stay: string };
  signIn: string;
  signInAgain: string;
  toPortal: string;
  reference: string;
}
