export type PdfTokenKind =
  | "name"
  | "number"
  | "word"
  | "string"
  | "open"
  | "close"
  | "stray"
  | "end";

export interface PdfToken {
  kind: PdfTokenKind;
  /** A name without its slash and with its escapes decoded; a word, a number or a bracket as written. */
  text: string;
}

const END: PdfToken = { kind: "end", text: "" };
const STRING: PdfToken = { kind: "string", text: "" };

const whitespace = classOf("\0\t\n\f\r ");
const special = classOf("\0\t\n\f\r ()<>[]{}/%");

function classOf(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

const code = (character: string) => character.charCodeAt(0);
const [SLASH, PERCENT, BACKSLASH] = [code("/"), code("%"), code("\\")];
const [OPEN, CLOSE, LESS, GREATER] = [code("("), code(")"), code("<"), code(">")];

export function isWhitespace(byte: number | undefined): boolean {
  return byte !== undefined && whitespace[byte] === 1;
}

export function endsWord(byte: number | undefined): boolean {
  return byte === undefined || special[byte] === 1;
}

/** The tokens of a PDF from a position on, as readers take them (ISO 32000-2, 7.2). */
export class PdfLexer {
  readonly #bytes: Buffer;
  position: number;

  constructor(bytes: Buffer, position: number) {
    this.#bytes = bytes;
    this.position = position;
  }

  next(): PdfToken {
    this.#skipBlanks();
    const byte = this.#bytes[this.position];
    if (byte === undefined) return END;
    if (byte === SLASH) return this.#name();
    if (byte === OPEN) return this.#literal();
    if (byte === LESS || byte === GREATER) return this.#angle(byte);
    if (special[byte] === 1) {
      this.position++;
      const text = String.fromCharCode(byte);
      const kind = text === "[" ? "open" : text === "]" ? "close" : "stray";
      return { kind, text };
    }
    const text = this.#run();
    return { kind: /^[+-]?[\d.]+$/.test(text) ? "number" : "word", text };
  }

  #skipBlanks(): void {
    const bytes = this.#bytes;
    for (;;) {
      const byte = bytes[this.position];
      if (isWhitespace(byte)) this.position++;
      else if (byte === PERCENT) {
        while (this.position < bytes.length && !/[\r\n]/.test(this.#character())) this.position++;
      } else return;
    }
  }

  #character(): string {
    return String.fromCharCode(this.#bytes[this.position] ?? 0);
  }

  #run(): string {
    const begin = this.position;
    while (!endsWord(this.#bytes[this.position])) this.position++;
    return this.#bytes.toString("latin1", begin, this.position);
  }

  #name(): PdfToken {
    this.position++;
    const text = this.#run();
    const unescaped = text.includes("#")
      ? text.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
      : text;
    // Readers written in C end a name at a zero byte, also an escaped one.
    const zero = unescaped.indexOf("\0");
    return { kind: "name", text: zero < 0 ? unescaped : unescaped.slice(0, zero) };
  }

  #literal(): PdfToken {
    let depth = 0;
    for (; this.position < this.#bytes.length; this.position++) {
      const byte = this.#bytes[this.position];
      if (byte === BACKSLASH) this.position++;
      else if (byte === OPEN) depth++;
      else if (byte === CLOSE && --depth === 0) {
        this.position++;
        return STRING;
      }
    }
    return END;
  }

  #angle(byte: number): PdfToken {
    if (this.#bytes[this.position + 1] === byte) {
      this.position += 2;
      return byte === LESS ? { kind: "open", text: "<<" } : { kind: "close", text: ">>" };
    }
    this.position++;
    if (byte === GREATER) return { kind: "stray", text: ">" };
    const end = this.#bytes.indexOf(GREATER, this.position);
    this.position = end < 0 ? this.#bytes.length : end + 1;
    return STRING;
  }
}
