import type { Notice } from "../shape.ts";

/** The texts of the account recovery pages. `{phone}` is the insurer's number. */
export interface RecoveryTexts {
  /** The request of a link. */
  forgotten: {
    open: string;
    /** Shown beside the password's label; part of `open`, which is its accessible name. */
    short: string;
    title: string;
    lead: string;
    submit: string;
    back: string;
    wrongEmail: string;
    /** The same for all addresses, so that it does not reveal which accounts exist. */
    sent: Notice;
    throttled: string;
  };
  /** The page of the link. */
  reset: {
    title: string;
    lead: string;
    submit: string;
    askAgain: string;
    /** The page was opened without its token. */
    missing: Notice;
    /** The link was used, has expired or is forged. */
    invalid: Notice;
    done: Notice;
  };
  /** The code after the password. `{recipient}` is its masked recipient. */
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
  /** The demonstration's substitute for a phone and a mailbox. `{code}` is the sent code. */
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
    /** On the login page, where the passkey is the first option. */
    first: string;
    firstHint: string;
    orPassword: string;
    refused: string;
    cancelled: string;
  };
  /** The page of the links sent to both addresses. */
  email: {
    title: string;
    lead: string;
    submit: string;
    missing: Notice;
    invalid: Notice;
    /** One address has confirmed, the other has not. */
    half: Notice;
    done: Notice;
  };
}
