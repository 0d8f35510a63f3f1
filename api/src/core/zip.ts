import { crc32 } from "node:zlib";

export interface ZipEntry {
  name: string;
  /** The entry's date, YYYY-MM-DD. */
  date: string;
  content: Buffer;
}

interface Placed {
  entry: Omit<ZipEntry, "content">;
  sum: number;
  size: number;
  offset: number;
}

const VERSION = 20;
/** The flag for file names in UTF-8. */
const UTF8 = 0x08_00;

/** A zip archive as a stream with backpressure: an entry is made when the reader asks for it. */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const parts = zipOf(entries);
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/**
 * Generates a zip archive one entry at a time, so that only one is in memory. Entries are stored uncompressed, because
 * their content is compressed already. The result does not depend on time or machine.
 */
async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const placed: Placed[] = [];
  let offset = 0;
  for await (const { content, ...entry } of entries) {
    const one = { entry, sum: crc32(content), size: content.length, offset };
    const head = localHeader(one);
    placed.push(one);
    offset += head.length + content.length;
    yield head;
    yield content;
  }
  const directory = Buffer.concat(placed.map(centralHeader));
  yield directory;
  yield ending(placed.length, directory.length, offset);
}

function localHeader({ entry, sum, size }: Placed): Buffer {
  const name = Buffer.from(entry.name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04_03_4b_50, 0);
  head.writeUInt16LE(VERSION, 4);
  writeFacts(head, 6, { entry, sum, size }, name.length);
  return Buffer.concat([head, name]);
}

function centralHeader({ entry, sum, size, offset }: Placed): Buffer {
  const name = Buffer.from(entry.name);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02_01_4b_50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  writeFacts(head, 8, { entry, sum, size }, name.length);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}

/** The fields common to both headers: flags, method, time, date, checksum, both sizes, length of the name. */
function writeFacts(
  head: Buffer,
  at: number,
  { entry, sum, size }: Omit<Placed, "offset">,
  nameLength: number,
): void {
  head.writeUInt16LE(UTF8, at);
  head.writeUInt16LE(dosDay(entry.date), at + 6);
  head.writeUInt32LE(sum, at + 8);
  head.writeUInt32LE(size, at + 12);
  head.writeUInt32LE(size, at + 16);
  head.writeUInt16LE(nameLength, at + 20);
}

function ending(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

function dosDay(date: string): number {
  const [year = 1980, month = 1, day = 1] = date.split("-").map(Number);
  return ((year - 1980) << 9) | (month << 5) | day;
}
