import type { DraftMark } from "./drafts.ts";

// The headers of an act. The first screen loads this module, so it does not import the rules, which are large.

/** The alternatives to a sent code. */
export type OtherMeans = "recovery" | "passkey";

/** The code of a challenge in a request, or its alternative. */
export interface GivenCode {
  id: string;
  /** The sent digits, a recovery code, or the assertion of a passkey as JSON in base64url. */
  code: string;
  means?: OtherMeans;
}

const header =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (?:(\d{6})|(recovery) ([\w-]{12,40})|(passkey) ([\w-]{1,6000}))$/;

export function toConfirmationHeader({ id, code, means }: GivenCode): string {
  return means ? `${id} ${means} ${code}` : `${id} ${code}`;
}

/** Parses the header of a request; undefined if it is missing or malformed. */
export function readConfirmationHeader(text: string | null | undefined): GivenCode | undefined {
  const [, id, digits, recovery, recoveryCode, passkey, assertion] = header.exec(text ?? "") ?? [];
  if (!id) return undefined;
  if (recovery && recoveryCode) return { id, code: recoveryCode, means: "recovery" };
  if (passkey && assertion) return { id, code: assertion, means: "passkey" };
  return digits ? { id, code: digits } : undefined;
}

/** The header for the draft that an act completes. */
export function writtenMark({ form, generation }: DraftMark): string {
  return `${generation} ${form}`;
}
