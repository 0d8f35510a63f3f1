import type { Language } from "@portal/model/portal/languages.ts";

/** Whom a document names, as it was read. */
export interface CheckedIdentity {
  firstname: string;
  lastname: string;
  birthdate: string;
}

/** What a check tells of itself, by being asked or by itself. */
export type CheckEvent =
  | { state: "WAITING" }
  /** The phone can do it, and the person has begun. */
  | { state: "OPENED" }
  | { state: "SCANNED" }
  /** The document is genuine and the face is its holder's. Without an identity it is whoever asked. */
  | { state: "PASSED"; identity?: CheckedIdentity }
  | { state: "FAILED" };

/** A check that was begun: how it is called there, and where the phone goes. */
export interface StartedCheck {
  reference: string;
  url: string;
  /** Of a secret in the address that proves events of the phone, where the phone speaks to us. */
  secretHash?: Buffer;
}

/** A service that looks at a document and at a face. It is told nothing of the insured person. */
export interface IdentityCheck {
  start(request: { id: string; language: Language }): Promise<StartedCheck>;
  /** Where a check stands, where the service can be asked. */
  status?(reference: string): Promise<CheckEvent>;
  /** What the service tells by itself, once its signature is found right; nothing otherwise. */
  readEvent?(
    body: string,
    signature: string,
    now: Date,
  ): { reference: string; event: CheckEvent } | undefined;
}
