import type { DraftMark } from "./drafts.ts";

// What a request says about the act it is for. No rules here: the first screen loads this, and rules are heavy.

/** With what an act is confirmed where the code that was sent cannot be read. */
export type OtherMeans = "recovery" | "passkey";

/** The code of a challenge, as a request bears it; or what takes its place. */
export interface GivenCode {
  id: string;
  /** Digits that were sent, a recovery code, or what a passkey signed as JSON in base64url. */
  code: string;
  means?: OtherMeans;
}

const header =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (?:(\d{6})|(recovery) ([\w-]{12,40})|(passkey) ([\w-]{1,6000}))$/;

export function toConfirmationHeader({ id, code, means }: GivenCode): string {
  return means ? `${id} ${means} ${code}` : `${id} ${code}`;
}

/** What a request's header says; nothing when it is none. */
export function readConfirmationHeader(text: string | null | undefined): GivenCode | undefined {
  const [, id, digits, recovery, recoveryCode, passkey, assertion] = header.exec(text ?? "") ?? [];
  if (!id) return undefined;
  if (recovery && recoveryCode) return { id, code: recoveryCode, means: "recovery" };
  if (passkey && assertion) return { id, code: assertion, means: "passkey" };
  return digits ? { id, code: digits } : undefined;
}

/** The draft that an act makes an end of. */
export function writtenMark({ form, generation }: DraftMark): string {
  return `${generation} ${form}`;
}
