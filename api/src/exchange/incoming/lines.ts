const NEWLINE = 0x0a;
const RETURN = 0x0d;

export interface Line {
  number: number;
  /** Absent for a line that is longer than allowed: it was skipped without being kept. */
  bytes: Buffer | undefined;
}

/** The lines of a stream, each of at most `longest` bytes in memory. Empty lines count and are left out. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<Line, void> {
  const begun = new BegunLine(longest);
  let number = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      begun.add(chunk.subarray(from, end));
      from = end + 1;
      number += 1;
      const line = begun.take();
      if (line !== "empty") yield { number, bytes: line };
    }
    begun.add(chunk.subarray(from));
  }
  const last = begun.take();
  if (last !== "empty") yield { number: number + 1, bytes: last };
}

class BegunLine {
  readonly #longest: number;
  #pieces: Uint8Array[] = [];
  #size = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  add(piece: Uint8Array): void {
    this.#size += piece.length;
    if (this.#size > this.#longest) this.#pieces = [];
    // A copy, so that a short rest does not hold its whole chunk.
    else if (piece.length > 0) this.#pieces.push(Uint8Array.from(piece));
  }

  take(): Buffer | undefined | "empty" {
    const isTooLong = this.#size > this.#longest;
    const whole = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#size = 0;
    if (isTooLong) return undefined;
    const line = whole.at(-1) === RETURN ? whole.subarray(0, -1) : whole;
    return line.length === 0 ? "empty" : line;
  }
}
