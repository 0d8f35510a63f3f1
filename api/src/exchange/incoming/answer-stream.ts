const encoder = new TextEncoder();
/** Answers are sent in chunks of this size, or after this time. */
const CHUNK = 8 * 1024;
const FLUSH_MS = 100;
/** Answers that wait for a client which sends its whole body before it reads; then the body waits. */
const MOST_UNREAD = 10 * 1024 * 1024;

/** A stream of lines of JSON. `say` waits once too much of it is unread. */
export class AnswerStream {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #gone = new AbortController();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #unsent = "";
  #timer: NodeJS.Timeout | undefined;
  #read: (() => void) | undefined;

  constructor() {
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.#controller = controller),
        pull: () => this.#read?.(),
        cancel: () => {
          this.#gone.abort();
          this.#read?.();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD }),
    );
  }

  /** Aborted when the client has closed the connection. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  async say(line: object): Promise<void> {
    this.#unsent += `${JSON.stringify(line)}\n`;
    if (this.#unsent.length >= CHUNK) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS);
    while (!this.gone.aborted && (this.#controller?.desiredSize ?? 0) <= 0)
      await new Promise<void>((resolve) => (this.#read = resolve));
  }

  end(): void {
    this.#flush();
    if (!this.gone.aborted) this.#controller?.close();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#unsent !== "" && !this.gone.aborted)
      this.#controller?.enqueue(encoder.encode(this.#unsent));
    this.#unsent = "";
  }
}
