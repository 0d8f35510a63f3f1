import type { Notice } from "../shape.ts";

/** Every sentence of the pages that lead back in. `{phone}` stands for the insurer's number. */
export interface WayBackTexts {
  /** Asking for a link. */
  forgotten: {
    open: string;
    /** Beside the password's label; part of `open`, which is its accessible name. */
    short: string;
    title: string;
    lead: string;
    submit: string;
    back: string;
    wrongEmail: string;
    /** The same for everybody: nobody learns who has an account. */
    sent: Notice;
    throttled: string;
  };
  /** What the link opens. */
  reset: {
    title: string;
    lead: string;
    submit: string;
    askAgain: string;
    /** The page was opened without its link. */
    missing: Notice;
    /** Used, too late or made up. */
    invalid: Notice;
    done: Notice;
  };
  /** The code after the password. `{recipient}` is where it went. */
  code: {
    title: string;
    bySms: string;
    byEmail: string;
    label: string;
    hint: string;
    submit: string;
    resend: string;
    resent: string;
    resentTooSoon: string;
    recoveryTitle: string;
    recoveryLabel: string;
    recoveryHint: string;
    recoverySubmit: string;
    wrong: string;
    wrongRecovery: string;
    exhausted: string;
  };
  /** What a demonstration shows in place of a phone and a mailbox. `{code}` is the code that was sent. */
  mailbox: {
    open: string;
    title: string;
    lead: string;
    empty: string;
    again: string;
    code: string;
  };
  passkey: {
    submit: string;
    or: string;
    /** On the login page, where it is the first way in. */
    first: string;
    firstHint: string;
    orPassword: string;
    refused: string;
    cancelled: string;
  };
  /** What the links to both addresses open. */
  email: {
    title: string;
    lead: string;
    submit: string;
    missing: Notice;
    invalid: Notice;
    /** One address has confirmed, the other one has not. */
    half: Notice;
    done: Notice;
  };
}
