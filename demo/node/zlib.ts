import { Inflate } from "fflate";
import { Buffer } from "./buffer.ts";

/** The used part of `node:zlib`: checksums of archives, and inflating the streams of a PDF. */

export const constants = { Z_SYNC_FLUSH: 2 };

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  return sum;
});

export function crc32(content: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of content) sum = (sum >>> 8) ^ (sums[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

/** Inflates the content; a truncated stream gives its complete part. */
function unpack(content: Uint8Array, onPart: (part: Uint8Array) => void): void {
  const stream = new Inflate();
  stream.ondata = (part) => onPart(part);
  stream.push(Uint8Array.from(content), false);
}

export function inflateRawSync(
  content: Uint8Array,
  { maxOutputLength = Number.POSITIVE_INFINITY }: { maxOutputLength?: number } = {},
): Buffer {
  const parts: Uint8Array[] = [];
  let size = 0;
  unpack(content, (part) => {
    size += part.length;
    if (size > maxOutputLength)
      throw Object.assign(new RangeError("too large"), { code: "ERR_BUFFER_TOO_LARGE" });
    parts.push(part);
  });
  return Buffer.concat(parts);
}

export function createInflateRaw() {
  const parts: Uint8Array[] = [];
  return {
    end: (content: Uint8Array) => unpack(content, (part) => void parts.push(part)),
    async *[Symbol.asyncIterator]() {
      yield* parts;
    },
  };
}
