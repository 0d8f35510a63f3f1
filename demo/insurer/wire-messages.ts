/** The used frames of PostgreSQL's wire protocol. */

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export const IDLE = "I".charCodeAt(0);
/** The type byte, and the length, which includes itself. */
const HEAD = 5;

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function frame(
  letter: string,
  ...body: readonly (string | readonly number[])[]
): Uint8Array {
  const bytes = joined(
    body.map((part) =>
      typeof part === "string" ? encoder.encode(`${part}\0`) : Uint8Array.from(part),
    ),
  );
  const head = new Uint8Array(HEAD);
  head[0] = letter.charCodeAt(0);
  new DataView(head.buffer).setInt32(1, bytes.length + 4);
  return joined([head, bytes]);
}

/** The complete frames. The first frame of a session has no type byte. */
export function* framesIn(bytes: Uint8Array, isFirst = false): Generator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const letters = isFirst ? 0 : 1;
  let at = 0;
  while (at + letters + 4 <= bytes.length) {
    const end = at + letters + view.getInt32(at + letters);
    if (end > bytes.length) return;
    yield bytes.subarray(at, end);
    at = end;
  }
}

export function letterOf(one: Uint8Array): string {
  return String.fromCharCode(one[0] ?? 0);
}

export function bodyOf(one: Uint8Array): string {
  return decoder.decode(one.subarray(HEAD));
}

/** The user of a session's first frame. */
export function userIn(startup: Uint8Array): string {
  return /(?:^|\0)user\0([^\0]+)/.exec(decoder.decode(startup.subarray(8)))?.[1] ?? "postgres";
}

/** The text up to the first zero: a statement's name. */
export function nameIn(one: Uint8Array): string {
  return bodyOf(one).split("\0", 1)[0] ?? "";
}
