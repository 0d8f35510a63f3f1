import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Ordinary and hostile files, built in code. */

export function aPicture(format: "jpeg" | "png" | "gif", width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#0b5a78" } })
    .toFormat(format)
    .toBuffer();
}

export function aPhotographWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: "#c93f15" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "SecretCamera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "46/1 58/1 0/1", GPSLongitude: "7/1 39/1 0/1" },
    })
    .jpeg()
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A few kilobytes that claim 3.6 billion pixels. */
export function aPngBomb(): Buffer {
  const head = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 1, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export async function aJpegBomb(): Promise<Buffer> {
  const bytes = Buffer.from(await aPicture("jpeg"));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_000, frame + 5);
  bytes.writeUInt16BE(65_000, frame + 7);
  return bytes;
}

export async function aGifBomb(): Promise<Buffer> {
  const bytes = Buffer.from(await aPicture("gif"));
  const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  for (const at of [6, 8, frame + 5, frame + 7]) bytes.writeUInt16LE(65_535, at);
  return bytes;
}

export function aZip(): Buffer {
  const local = Buffer.from("PK\x03\x04\x14\0\0\0\0\0", "latin1");
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  return Buffer.concat([local, Buffer.from("[Content_Types].xml word/document.xml"), end]);
}

export interface PdfOptions {
  /** Added to the catalogue, for example `/OpenAction …`. */
  catalog?: string;
  trailer?: string;
  /** Whole objects from number 5 on, as text or with a stream's bytes. */
  objects?: (string | Buffer)[];
  after?: Buffer;
}

/** A PDF of one page with a valid cross-reference table. */
export function aPdf({ catalog = "", trailer = "", objects = [], after }: PdfOptions = {}): Buffer {
  const text = "BT /F1 12 Tf 20 50 Td (Facture 2026) Tj ET";
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R
      /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    aStream(deflateSync(text), "/Filter /FlateDecode"),
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, body] of bodies.entries()) {
    const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      bytes,
      Buffer.from("\nendobj\n"),
    ]);
    offsets.push(length);
    length += whole.length;
    parts.push(whole);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = bodies.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
      "latin1",
    ),
  );
  return Buffer.concat(after ? [...parts, after] : parts);
}

export function aStream(data: Buffer, entries: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`, "latin1"),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** Objects packed into a compressed stream. */
export function packed(objects: string[], entries = "", level = 9): Buffer {
  let offset = 0;
  const head = objects.map((object, index) => {
    const pair = `${100 + index} ${offset}`;
    offset += object.length + 1;
    return pair;
  });
  const first = `${head.join(" ")} `;
  return aStream(
    deflateSync(Buffer.from(`${first}${objects.join(" ")} `, "latin1"), { level }),
    `/Type /ObjStm /N ${objects.length} /First ${first.length} /Filter /FlateDecode ${entries}`,
  );
}
