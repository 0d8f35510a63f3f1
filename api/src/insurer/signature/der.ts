/** Values in the Distinguished Encoding Rules of ASN.1 (X.690), as far as certificates and signatures need them. */

const tags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  printable: 0x13,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

function encoded(tag: number, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

export const sequence = (...parts: Uint8Array[]) => encoded(tags.sequence, Buffer.concat(parts));
/** DER orders the values of a set by their bytes. */
export const setOf = (...parts: Buffer[]) =>
  encoded(tags.set, Buffer.concat(parts.toSorted((one, other) => Buffer.compare(one, other))));
export const octetString = (content: Uint8Array) => encoded(tags.octetString, content);
export const bitString = (content: Uint8Array, unusedBits = 0) =>
  encoded(tags.bitString, Buffer.concat([Buffer.from([unusedBits]), content]));
export const nothing = encoded(tags.null, Buffer.alloc(0));
export const utf8 = (text: string) => encoded(tags.utf8, Buffer.from(text));
export const printable = (text: string) => encoded(tags.printable, Buffer.from(text, "latin1"));
export const yes = Buffer.from([0x01, 0x01, 0xff]);

/** A constructed value with a tag of its context: `[0]`. */
export const tagged = (number: number, ...parts: Uint8Array[]) =>
  encoded(0xa0 | number, Buffer.concat(parts));

/** An unsigned integer from its bytes, most significant first. */
export function integer(value: number | Uint8Array): Buffer {
  const given = typeof value === "number" ? Buffer.from([value]) : Buffer.from(value);
  const first = given.findIndex((byte) => byte !== 0);
  const bytes = first < 0 ? Buffer.from([0]) : given.subarray(first);
  const isNegative = ((bytes[0] ?? 0) & 0x80) !== 0;
  return encoded(tags.integer, isNegative ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** An object identifier such as `1.2.840.113549.1.7.2`. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return encoded(tags.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest % 128) | 0x80);
  return bytes;
}

/** Days until 2049 have two digits for the year (RFC 5280, 4.1.2.5). */
export function time(day: Date): Buffer {
  const digits = day.toISOString().replaceAll(/[-:T]|\.\d+/g, "");
  return day.getUTCFullYear() < 2050
    ? encoded(tags.utcTime, Buffer.from(digits.slice(2)))
    : encoded(tags.generalizedTime, Buffer.from(digits));
}

/** A value read from DER: its tag, its content, and all of its bytes. */
export interface Read {
  tag: number;
  content: Buffer;
  bytes: Buffer;
}

/** The values that follow one another in these bytes; throws if they are cut off. */
export function readAll(bytes: Buffer): Read[] {
  const found: Read[] = [];
  for (let at = 0; at < bytes.length;) {
    const one = readOne(bytes.subarray(at));
    found.push(one);
    at += one.bytes.length;
  }
  return found;
}

function readOne(bytes: Buffer): Read {
  const [tag = 0, short = 0] = bytes;
  const count = short < 0x80 ? 0 : short & 0x7f;
  const length = count === 0 ? short : bytes.readUIntBE(2, count);
  const start = 2 + count;
  if (bytes.length < start + length) throw new Error("The DER value is cut off.");
  return {
    tag,
    content: bytes.subarray(start, start + length),
    bytes: bytes.subarray(0, start + length),
  };
}

/** The part at a path of positions: `[0, 3]` is the fourth part of the first value. */
export function partAt(bytes: Buffer, ...path: readonly number[]): Read {
  const [place = 0, ...rest] = path;
  const part = readAll(bytes)[place];
  if (!part) throw new Error("The DER value has no such part.");
  return rest.length > 0 ? partAt(part.content, ...rest) : part;
}
