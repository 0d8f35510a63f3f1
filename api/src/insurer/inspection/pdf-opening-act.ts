import type { PdfToken } from "./pdf-lexer.ts";

/**
 * The action of a document on opening. Showing one of its own pages is harmless; opening an external address is not,
 * whether it is direct, in another object, or chained after a first action.
 */
export class OpeningAct {
  readonly #named = new Set<number>();
  readonly #outgoing = new Set<number>();
  #reachesOut = false;
  #object: number | undefined;
  /** The depth of the entry whose value is being read. */
  #entryDepth: number | undefined;
  #numbers: number[] = [];

  /** Starts an object: the next tokens belong to it. */
  begin(object: number | undefined): void {
    this.#object = object;
    this.#entryDepth = undefined;
    this.#numbers = [];
  }

  follow(token: PdfToken, depth: number): void {
    const { kind, text } = token;
    if (kind === "name" && (text === "URI" || text === "Next")) this.#noteOutgoing();
    if (kind === "name" && text === "OpenAction") {
      this.#entryDepth = depth;
      this.#numbers = [];
    } else if (this.#entryDepth !== undefined) this.#followValue(token, depth, this.#entryDepth);
  }

  reachesOut(): boolean {
    return this.#reachesOut || [...this.#named].some((object) => this.#outgoing.has(object));
  }

  #noteOutgoing(): void {
    if (this.#object !== undefined) this.#outgoing.add(this.#object);
    if (this.#entryDepth !== undefined) this.#reachesOut = true;
  }

  #followValue({ kind, text }: PdfToken, depth: number, entryDepth: number): void {
    if (kind === "number") this.#numbers.push(Number(text));
    if (depth > entryDepth) return;
    if (kind === "word" && text === "R") {
      const [object] = this.#numbers.slice(-2);
      if (object !== undefined) this.#named.add(object);
    }
    // The value ends with its bracket, its reference or the next entry.
    if (kind !== "number") this.#entryDepth = undefined;
  }
}
