import { SaxesParser, type SaxesTagNS } from "saxes";
import { RefusedFile } from "../refused-file.ts";
import type { Message } from "./description.ts";
import { OrderCheck } from "./order-check.ts";

/** A part of a file: an element with its text or its elements. Detached elements are not among those of their parent. */
export interface Node {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  nodes: Node[];
}

/** A detached element, at its end, with the elements around it from the outside in. */
export interface Read {
  node: Node;
  around: readonly Node[];
}

export type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface ReadLimits {
  depth: number;
  /** The most characters between two tags, and of a tag. */
  text: number;
  bytes: number;
}

export const usualLimits: ReadLimits = { depth: 24, text: 16_384, bytes: 500_000_000 };

const PIECE = 4_096;

export interface Reading {
  messages: readonly Message[];
  /** The elements that are handed out one by one, so that memory stays flat. */
  detached: ReadonlySet<string>;
  limits?: ReadLimits;
}

/**
 * Reads a message as a stream and holds it to its description. There is no document type, so there are no entities but
 * those of XML itself; depth, text and size are limited.
 */
export async function* readXml(
  source: Source,
  { messages, detached, limits = usualLimits }: Reading,
): AsyncGenerator<Read & { message: Message }> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const reader = new TreeReader(messages, detached, limits);
  let bytes = 0;
  for await (const chunk of source) {
    if (bytes === 0) refuseOtherEncodings(chunk);
    bytes += chunk.length;
    if (bytes > limits.bytes) throw new RefusedFile("TOO_LARGE", `over ${limits.bytes} bytes`);
    yield* reader.write(decoded(decoder, chunk));
  }
  yield* reader.end(decoded(decoder));
}

function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new RefusedFile("NOT_UTF8", "bytes that are not UTF-8");
  }
}

/** The standard permits UTF-8 alone. Files in UTF-16 begin with a mark, or have a zero beside each letter. */
function refuseOtherEncodings(chunk: Uint8Array): void {
  const [first, second] = chunk;
  const isMarked = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);
  if (isMarked || first === 0 || second === 0) throw new RefusedFile("NOT_UTF8", "UTF-16");
}

class TreeReader {
  readonly #parser = new SaxesParser({ xmlns: true, fragment: false });
  readonly #read: (Read & { message: Message })[] = [];
  readonly #stack: Node[] = [];
  readonly #messages: readonly Message[];
  readonly #detached: ReadonlySet<string>;
  readonly #limits: ReadLimits;
  #message: Message | undefined;
  #check: OrderCheck | undefined;
  #sinceTag = 0;

  constructor(messages: readonly Message[], detached: ReadonlySet<string>, limits: ReadLimits) {
    this.#messages = messages;
    this.#detached = detached;
    this.#limits = limits;
    this.#parser.on("xmldecl", ({ encoding }) => {
      if (encoding !== undefined && !/^utf-8$/i.test(encoding))
        throw new RefusedFile("NOT_UTF8", "the declaration names another encoding");
    });
    this.#parser.on("doctype", () => {
      throw new RefusedFile("DOCTYPE", "a document type");
    });
    this.#parser.on("error", () => {
      throw new RefusedFile("NOT_XML", this.#check?.path ?? "the beginning");
    });
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", () => this.#close());
    this.#parser.on("text", (text) => this.#add(text));
    this.#parser.on("cdata", (text) => this.#add(text));
  }

  *write(text: string): Generator<Read & { message: Message }> {
    for (let start = 0; start < text.length; start += PIECE) {
      const piece = text.slice(start, start + PIECE);
      this.#sinceTag += piece.length;
      this.#parser.write(piece);
      if (this.#sinceTag > this.#limits.text + PIECE)
        throw new RefusedFile("TOO_LONG", this.#check?.path ?? "the beginning");
      yield* this.#read.splice(0);
    }
  }

  *end(text: string): Generator<Read & { message: Message }> {
    yield* this.write(text);
    this.#parser.close();
    if (!this.#message) throw new RefusedFile("NOT_XML", "no element");
    yield* this.#read.splice(0);
  }

  #open({ local, uri, attributes }: SaxesTagNS): void {
    this.#sinceTag = 0;
    if (this.#stack.length >= this.#limits.depth)
      throw new RefusedFile("TOO_DEEP", `over ${this.#limits.depth} elements`);
    const own = Object.values(attributes).filter(isOwn);
    const node: Node = {
      name: local,
      text: "",
      attributes: Object.fromEntries(own.map((one) => [one.local, one.value])),
      nodes: [],
    };
    if (this.#stack.length === 0) this.#begin(local, uri);
    else {
      if (uri !== this.#message?.namespace)
        throw new RefusedFile("NOT_BY_THE_STANDARD", `${local} is of another namespace`);
      this.#check?.enter(local, node.attributes);
    }
    this.#stack.push(node);
  }

  #begin(name: string, uri: string): void {
    this.#message = this.#messages.find(({ namespace }) => namespace === uri);
    if (name !== "Document" || !this.#message)
      throw new RefusedFile("UNKNOWN_MESSAGE", "another message or version");
    const { root } = this.#message;
    this.#check = new OrderCheck({ name: "Document", least: 1, most: 1, children: [root] });
  }

  #add(text: string): void {
    const node = this.#stack.at(-1);
    if (node) node.text += text;
  }

  #close(): void {
    this.#sinceTag = 0;
    const node = this.#stack.pop();
    if (!node || !this.#message) return;
    this.#check?.leave(node.text);
    if (this.#detached.has(node.name)) {
      this.#read.push({ node, around: [...this.#stack], message: this.#message });
    } else this.#stack.at(-1)?.nodes.push(node);
  }
}

/** Declarations of namespaces and of the place of a schema are no content. */
function isOwn({ prefix, local, uri }: { prefix: string; local: string; uri: string }): boolean {
  if (prefix === "xmlns" || local === "xmlns") return false;
  return uri !== "http://www.w3.org/2001/XMLSchema-instance";
}

/** The first element on a path; undefined without one. */
export function at(node: Node | undefined, path: string): Node | undefined {
  let found = node;
  for (const name of path.split("/")) found = found?.nodes.find((one) => one.name === name);
  return found;
}

/** The text of the first element on a path. */
export function textAt(node: Node | undefined, path: string): string | undefined {
  return at(node, path)?.text;
}
