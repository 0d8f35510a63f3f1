import { endsWord, isWhitespace, PdfLexer, type PdfToken } from "./pdf-lexer.ts";
import { OpeningAct } from "./pdf-opening-act.ts";
import { fullFilterNames, PdfBomb, PdfStreams, UnreadablePdf } from "./pdf-streams.ts";

export type PdfFault = "active" | "encrypted" | "unreadable" | "bomb" | "polyglot";

/** Names that run code, embed a file or load external data. A document for reading needs none of them. */
const active = new Set([
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "EF",
  "XFA",
  "RichMedia",
  "Rendition",
  "ImportData",
  "SubmitForm",
  "GoToE",
  "GoToR",
  "AA",
  "Thread",
  "Movie",
  "Sound",
  "FileAttachment",
  "3D",
  "3DD",
  "OnInstantiate",
]);
/** The nesting limit is above that of any real document and bounds the cost of a file of brackets. */
const DEEPEST = 256;

/** The keywords that end an object; anything else between them is read. */
const ends = new Set(["endobj", "stream", "obj", "xref", "trailer", "startxref"]);
const MOST_PIXELS = 400_000_000;

class Refused extends Error {
  readonly fault: PdfFault;
  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Finds active content in a PDF. It ignores the file's own index, which an attacker can forge: every position where a
 * reader could find an object is read, also inside another object's data, and object streams are unpacked.
 */
export async function findPdfFault(file: Buffer): Promise<PdfFault | undefined> {
  try {
    requireWholeFile(file);
    await new Inspection(file).run();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    if (error instanceof PdfBomb) return "bomb";
    if (error instanceof UnreadablePdf) return "unreadable";
    throw error;
  }
}

/** The file goes from `%PDF` to `%%EOF`, has nothing after it, and does not end in an archive. */
function requireWholeFile(file: Buffer): void {
  const end = file.lastIndexOf("%%EOF");
  if (end < 0 || !file.includes("startxref")) throw new Refused("unreadable");
  for (let index = end + 5; index < file.length; index++) {
    if (!isWhitespace(file[index])) throw new Refused("polyglot");
  }
  for (let at = file.indexOf("PK\x05\x06"); at >= 0; at = file.indexOf("PK\x05\x06", at + 4)) {
    if (at + 22 > file.length) break;
    const commentEnd = at + 22 + file.readUInt16LE(at + 20);
    if (file.readUInt16LE(at + 4) === 0 && commentEnd <= file.length) throw new Refused("polyglot");
  }
}

class Inspection {
  readonly #file: Buffer;
  readonly #streams = new PdfStreams();
  /** The remaining bytes to read: otherwise nested objects would cost the square of the file size. */
  #budget: number;
  readonly #opening = new OpeningAct();
  #hasPages = false;

  constructor(file: Buffer) {
    this.#file = file;
    this.#budget = file.length * 4 + 1024 * 1024;
  }

  async run(): Promise<void> {
    let objects = 0;
    for (const position of anchors(this.#file, "obj")) {
      objects++;
      await this.#inspectObject(position);
    }
    for (const position of anchors(this.#file, "trailer")) await this.#inspectObject(position);
    if (objects === 0 || !this.#hasPages) throw new Refused("unreadable");
    if (this.#opening.reachesOut()) throw new Refused("active");
  }

  async #inspectObject(position: number): Promise<void> {
    const lexer = new PdfLexer(this.#file, position);
    this.#opening.begin(numberBefore(this.#file, position));
    const { entries, hasStream } = this.#readObject(lexer);
    this.#note(entries);
    if (hasStream)
      await this.#inspectStream(entries, afterStreamKeyword(this.#file, lexer.position));
  }

  /** Notes that the file has a page catalogue: one without it is not a document that a reader can open. */
  #note(entries: Map<string, PdfToken[]>): void {
    const isCatalogue = entries.get("Type")?.some(({ text }) => text === "Catalog");
    if (isCatalogue && entries.has("Pages")) this.#hasPages = true;
  }

  /** Reads one object of the file; returns the entries of its dictionary, and whether a stream follows. */
  #readObject(lexer: PdfLexer): { entries: Map<string, PdfToken[]>; hasStream: boolean } {
    const begin = lexer.position;
    const dictionary = new Dictionary();
    const nesting = new Nesting();
    for (;;) {
      const token = lexer.next();
      if (lexer.position - begin > this.#budget) throw new Refused("unreadable");
      nesting.follow(token);
      dictionary.follow(token, nesting.depth);
      this.#opening.follow(token, nesting.depth);
      if (token.kind === "name") refuseName(token.text);
      if (token.kind === "end" || (nesting.depth === 0 && ends.has(token.text))) {
        this.#budget -= lexer.position - begin;
        return { entries: dictionary.entries, hasStream: token.text === "stream" };
      }
    }
  }

  async #inspectStream(entries: Map<string, PdfToken[]>, start: number): Promise<void> {
    // The data of such a stream is in another file.
    if (entries.has("F")) throw new Refused("active");
    // The picture is in another file, or is a PostScript program.
    const kinds = [...(entries.get("Subtype") ?? []), ...(entries.get("Subtype2") ?? [])];
    if (entries.has("Ref") || kinds.some(({ text }) => text === "PS")) throw new Refused("active");
    const [width, height] = ["Width", "Height"].map((key) => Number(entries.get(key)?.[0]?.text));
    if ((width ?? 0) * (height ?? 0) > MOST_PIXELS) throw new Refused("bomb");
    const filters = filtersIn(entries);
    const data = this.#file.subarray(start);
    const isObjectStream =
      entries.has("First") || entries.get("Type")?.some(({ text }) => text === "ObjStm");
    if (isObjectStream) {
      if (entries.get("DecodeParms")?.some(({ text }) => text !== "null"))
        throw new Refused("unreadable");
      const objects = this.#streams.unpackObjects(data, filters);
      readPacked(objects, entries, this.#opening, (found) => this.#note(found));
    } else if (!isEmpty(data)) await this.#streams.measure(data, filters);
  }
}

/** The depth of a token. A bracket that closes nothing is ignored, as readers do. */
class Nesting {
  readonly #open: string[] = [];

  get depth(): number {
    return this.#open.length;
  }

  follow({ kind, text }: PdfToken): void {
    if (kind === "open") this.#open.push(text === "[" ? "]" : ">>");
    if (this.#open.length > DEEPEST) throw new Refused("unreadable");
    if (kind === "close" && this.#open.at(-1) === text) this.#open.pop();
  }
}

/** The entries of an object's outermost dictionary. A repeated key keeps both values, because readers differ. */
class Dictionary {
  readonly entries = new Map<string, PdfToken[]>();
  #value: PdfToken[] | undefined;
  #isKeyNext = true;

  follow(token: PdfToken, depth: number): void {
    if (depth === 0 || (depth === 1 && token.text === "<<")) return;
    if (depth === 1 && token.kind === "name" && this.#isKeyNext) {
      this.#value = this.entries.get(token.text) ?? [];
      this.entries.set(token.text, this.#value);
      this.#isKeyNext = false;
    } else {
      this.#value?.push(token);
      this.#isKeyNext = true;
    }
  }
}

/** Reads the objects of an unpacked stream at the offsets of its header, as readers do. */
function readPacked(
  objects: Buffer,
  entries: Map<string, PdfToken[]>,
  opening: OpeningAct,
  note: (entries: Map<string, PdfToken[]>) => void,
): void {
  const [count, first] = [numberIn(entries, "N"), numberIn(entries, "First")];
  const head = new PdfLexer(objects, 0);
  let budget = objects.length * 4;
  for (let index = 0; index < count; index++) {
    const [id, offset] = [head.next(), head.next()];
    if (id.kind !== "number" || offset.kind !== "number") throw new Refused("unreadable");
    const begin = first + Number(offset.text);
    opening.begin(Number(id.text));
    const lexer = new PdfLexer(objects, begin);
    note(readPackedObject(lexer, opening));
    budget -= lexer.position - begin;
    if (budget < 0) throw new Refused("unreadable");
  }
}

function readPackedObject(lexer: PdfLexer, opening: OpeningAct): Map<string, PdfToken[]> {
  const nesting = new Nesting();
  const dictionary = new Dictionary();
  do {
    const token = lexer.next();
    if (token.kind === "end") break;
    nesting.follow(token);
    dictionary.follow(token, nesting.depth);
    opening.follow(token, nesting.depth);
    if (token.kind === "name") refuseName(token.text);
  } while (nesting.depth > 0);
  return dictionary.entries;
}

/** The only integer of an entry; zero without the entry. */
function numberIn(entries: Map<string, PdfToken[]>, key: string): number {
  const tokens = entries.get(key);
  if (!tokens) return 0;
  const [token, ...more] = tokens;
  if (token?.kind !== "number" || more.length > 0 || !/^\+?\d{1,9}$/.test(token.text))
    throw new Refused("unreadable");
  return Number(token.text);
}

function refuseName(name: string): void {
  if (active.has(name)) throw new Refused("active");
  if (name === "Encrypt") throw new Refused("encrypted");
}

/** The names of the filters, outermost first. An indirect reference to a filter is refused. */
function filtersIn(entries: Map<string, PdfToken[]>): string[] {
  const tokens = entries.get("Filter") ?? [];
  if (tokens.some(({ kind, text }) => kind === "word" && text === "R"))
    throw new Refused("unreadable");
  return fullFilterNames(tokens.filter(({ kind }) => kind === "name").map(({ text }) => text));
}

/** The position after every occurrence of the keyword, except at the end of `endobj`. */
function* anchors(file: Buffer, keyword: string): Generator<number> {
  for (let at = file.indexOf(keyword); at >= 0; at = file.indexOf(keyword, at + 1)) {
    const end = at + keyword.length;
    const before = file.toString("latin1", Math.max(0, at - 3), at);
    if (before !== "end" && endsWord(file[end])) yield end;
  }
}

/** The number of the object whose keyword ends here. */
function numberBefore(file: Buffer, position: number): number | undefined {
  const before = file.toString("latin1", Math.max(0, position - 40), position);
  const found = /(\d+)[\0\s]+\d+[\0\s]*obj$/.exec(before)?.[1];
  return found === undefined ? undefined : Number(found);
}

function afterStreamKeyword(file: Buffer, position: number): number {
  const next = file[position];
  if (next === 0x0a) return position + 1;
  if (next !== 0x0d) return position;
  return file[position + 1] === 0x0a ? position + 2 : position + 1;
}

function isEmpty(data: Buffer): boolean {
  return /^\s*endstream/.test(data.toString("latin1", 0, 16));
}
