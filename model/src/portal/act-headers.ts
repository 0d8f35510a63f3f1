import type { DraftMark } from "./drafts.ts";

// What a request says about the act it is for. No rules here: the first screen loads this, and rules are heavy.

/** The code of a challenge, as a request bears it. */
export interface GivenCode {
  id: string;
  code: string;
}

const header = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{6})$/;

export function toConfirmationHeader({ id, code }: GivenCode): string {
  return `${id} ${code}`;
}

/** What a request's header says; nothing when it is none. */
export function readConfirmationHeader(text: string | null | undefined): GivenCode | undefined {
  const [, id, code] = header.exec(text ?? "") ?? [];
  return id && code ? { id, code } : undefined;
}

/** The draft that an act makes an end of. */
export function writtenMark({ form, generation }: DraftMark): string {
  return `${generation} ${form}`;
}
