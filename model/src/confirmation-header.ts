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
