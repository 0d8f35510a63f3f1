import type { PdfToken } from "./pdf-lexer.ts";

/**
 * What a document does by itself when it is opened. To show a place of its own is harmless; to call an address is not,
 * whether that stands there, in another object, or behind a first act.
 */
export class OpeningAct {
  readonly #named = new Set<number>();
  readonly #outgoing = new Set<number>();
  #reachesOut = false;
  #object: number | undefined;
  /** How deep the entry stands whose value is being read. */
  #entryDepth: number | undefined;
  #numbers: number[] = [];

  /** The tokens that follow are those of this object. */
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
