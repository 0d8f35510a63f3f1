import { constants, createInflateRaw, inflateRawSync } from "node:zlib";

const LARGEST_STREAM = 128 * 1024 * 1024;
const LARGEST_SUM = 256 * 1024 * 1024;
const LARGEST_OBJECT_STREAM = 16 * 1024 * 1024;
const SMALL = 1024 * 1024;

const abbreviations: Record<string, string> = {
  Fl: "FlateDecode",
  AHx: "ASCIIHexDecode",
  A85: "ASCII85Decode",
  LZW: "LZWDecode",
  RL: "RunLengthDecode",
  CCF: "CCITTFaxDecode",
  DCT: "DCTDecode",
};
const asText = new Set(["ASCIIHexDecode", "ASCII85Decode"]);
/** Filters that only pictures have; their sizes are in the picture's own dictionary. */
const pictures = new Set(["DCTDecode", "JPXDecode", "CCITTFaxDecode", "JBIG2Decode"]);

export class UnreadablePdf extends Error {}
export class PdfBomb extends Error {}

export function fullFilterNames(names: readonly string[]): string[] {
  return names.map((name) => abbreviations[name] ?? name);
}

/** Unpacks the streams of a file only as far as needed to rule out a decompression bomb. */
export class PdfStreams {
  #sum = 0;

  /** Measures a stream that starts at `data`; its compression determines its end. */
  async measure(data: Buffer, filters: readonly string[]): Promise<void> {
    const rest = filters.filter((name) => !pictures.has(name));
    const flate = rest.indexOf("FlateDecode");
    const before = flate < 0 ? rest : rest.slice(0, flate);
    if (before.some((name) => !asText.has(name) && name !== "RunLengthDecode"))
      throw new UnreadablePdf(`filter ${before.join(" ")}`);
    if (flate < 0) return;
    if (rest.length > flate + 1) throw new PdfBomb("compressed twice");
    if (before.includes("RunLengthDecode") || before.length > 1) throw new PdfBomb("layers");
    this.#sum += await unpackedSize(before.length > 0 ? fromText(data, before[0]) : data);
    if (this.#sum > LARGEST_SUM) throw new PdfBomb("sum");
  }

  /** The content of an object stream. Only the one filter that PDF writers use for it is accepted. */
  unpackObjects(data: Buffer, filters: readonly string[]): Buffer {
    if (filters.length !== 1 || filters[0] !== "FlateDecode") throw new UnreadablePdf("objects");
    const unpacked = inflated(data, LARGEST_OBJECT_STREAM);
    if (!unpacked) throw new PdfBomb("objects");
    this.#sum += unpacked.length;
    if (this.#sum > LARGEST_SUM) throw new PdfBomb("sum");
    return unpacked;
  }
}

async function unpackedSize(data: Buffer): Promise<number> {
  const small = inflated(data, SMALL);
  if (small) return small.length;
  let size = 0;
  const inflate = createInflateRaw({ chunkSize: 256 * 1024, finishFlush: constants.Z_SYNC_FLUSH });
  inflate.end(withoutHead(data));
  const chunks: AsyncIterable<Buffer> = inflate;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LARGEST_STREAM) throw new PdfBomb("stream");
  }
  return size;
}

/** Removes the zlib header for a raw inflate: readers ignore a wrong checksum, so it must not hide a bomb. */
function withoutHead(data: Buffer): Buffer {
  if (((data[0] ?? 0) & 0x0f) !== 8) throw new UnreadablePdf("stream");
  return data.subarray(2);
}

/** The decompressed stream; undefined above the limit. A truncated stream is read up to its end, as PDF readers do. */
function inflated(data: Buffer, largest: number): Buffer | undefined {
  try {
    return inflateRawSync(withoutHead(data), {
      maxOutputLength: largest,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      return undefined;
    throw new UnreadablePdf("stream");
  }
}

function fromText(data: Buffer, filter: string | undefined): Buffer {
  if (filter === "ASCIIHexDecode") {
    const end = data.indexOf(">");
    const digits = data.toString("latin1", 0, end < 0 ? data.length : end).replace(/\s/g, "");
    return Buffer.from(digits, "hex");
  }
  const end = data.indexOf("~>");
  return fromBase85(data.toString("latin1", 0, end < 0 ? data.length : end).replace(/[\s\0]/g, ""));
}

function fromBase85(text: string): Buffer {
  const groups = text.replaceAll("z", "!!!!!").match(/.{1,5}/gs) ?? [];
  const bytes = Buffer.alloc(groups.length * 4);
  let length = 0;
  for (const group of groups) {
    let value = 0;
    for (const character of group.padEnd(5, "u"))
      value = value * 85 + ((character.charCodeAt(0) - 33) & 0x7f);
    bytes.writeUInt32BE(value >>> 0, length);
    length += group.length - 1;
  }
  return bytes.subarray(0, length);
}
