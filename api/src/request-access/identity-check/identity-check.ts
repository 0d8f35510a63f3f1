import type { Language } from "@portal/model/portal/languages.ts";

/** The person whom an identity document names. */
export interface CheckedIdentity {
  firstname: string;
  lastname: string;
  birthdate: string;
}

/** The state of a check, from polling or a webhook. */
export type CheckEvent =
  | { state: "WAITING" }
  /** The phone is suitable, and the person has started. */
  | { state: "OPENED" }
  | { state: "SCANNED" }
  /** The document is genuine and shows the person's face. Without an identity, the applicant passes. */
  | { state: "PASSED"; identity?: CheckedIdentity }
  | { state: "FAILED" };

/** A started check: its reference at the service, and the address for the phone. */
export interface StartedCheck {
  reference: string;
  url: string;
  /** The hash of a secret in the address that authenticates events of the phone, if the phone calls the portal. */
  secretHash?: Buffer;
}

/** A service that checks a document and a face. It gets no data of the insured person. */
export interface IdentityCheck {
  start(request: { id: string; language: Language }): Promise<StartedCheck>;
  /** The state of a check, if the service supports polling. */
  status?(reference: string): Promise<CheckEvent>;
  /** The event of a webhook call with a valid signature; nothing otherwise. */
  readEvent?(
    body: string,
    signature: string,
    now: Date,
  ): { reference: string; event: CheckEvent } | undefined;
}
