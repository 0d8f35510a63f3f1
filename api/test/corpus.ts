import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Files as people and attackers make them, built in code. */

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

/** A few kilobytes that claim to be 3.6 thousand million pixels. */
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

interface PdfWishes {
  /** Written into the catalogue, `/OpenAction …` for example. */
  catalog?: string;
  trailer?: string;
  /** Whole objects from number 5 on, as text or with a stream's bytes. */
  objects?: (string | Buffer)[];
  after?: Buffer;
}

/** A PDF of one page with a table of its objects that holds. */
export function aPdf({ catalog = "", trailer = "", objects = [], after }: PdfWishes = {}): Buffer {
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

const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";

/** PDFs that do something, carry something or hide something, each with the reason why it is refused. */
export const hostilePdfs: Record<string, { content: () => Buffer; reason: string }> = {
  "a script when opened": refused("active", { catalog: `/OpenAction ${SCRIPT}` }),
  "a script whose name ends in a zero": refused("active", {
    objects: ["<< /S /JavaScript#00 /Other (app.alert(1)) >>"],
  }),
  "a model that runs a script": refused("active", {
    objects: ["<< /Type /Annot /Subtype /3D /3DD 6 0 R >>", "<< /OnInstantiate 7 0 R >>"],
  }),
  "a model's script alone": refused("active", { objects: ["<< /OnInstantiate 6 0 R >>"] }),
  "a thread of another file": refused("active", { objects: ["<< /S /Thread /D 0 >>"] }),
  "a film": refused("active", { objects: ["<< /Subtype /Movie /Movie << >> >>"] }),
  "a sound": refused("active", { objects: ["<< /S /Sound /Sound 6 0 R >>"] }),
  "an attachment on its page": refused("active", {
    objects: ["<< /Type /Annot /Subtype /FileAttachment /FS 6 0 R >>"],
  }),
  "a picture from another file": refused("active", {
    objects: [aStream(Buffer.from("q Q"), "/Subtype /Form /Ref << /Page 0 >>")],
  }),
  "a program for a printer": refused("active", {
    objects: [aStream(Buffer.from("showpage"), "/Type /XObject /Subtype /PS")],
  }),
  "a program for a printer, by its other name": refused("active", {
    objects: [aStream(Buffer.from("showpage"), "/Subtype /Form /Subtype2 /PS")],
  }),
  "an address called when opened": refused("active", {
    catalog: "/OpenAction << /S /URI /URI (https://evil.example) >>",
  }),
  "an address called when opened, by reference": refused("active", {
    catalog: "/OpenAction 5 0 R",
    objects: ["<< /S /URI /URI (https://evil.example) >>"],
  }),
  "an address called when opened, from a packed object": refused("active", {
    catalog: "/OpenAction 100 0 R",
    objects: [packed(["<< /S /URI /URI (https://evil.example) >>"])],
  }),
  "an address called after a first act": refused("active", {
    catalog: "/OpenAction 5 0 R",
    objects: ["<< /S /GoTo /D [3 0 R /Fit] /Next 6 0 R >>", "<< /S /URI /URI (x) >>"],
  }),
  "an address called when its page is turned": refused("active", {
    objects: ["<< /AA << /O << /S /URI /URI (https://evil.example) >> >> >>"],
  }),
  "nothing but brackets": {
    reason: "unreadable",
    content: () => Buffer.from(`%PDF-1.7\n1 0 obj ${"<<".repeat(200_000)}\nstartxref\n0\n%%EOF`),
  },
  "nothing but objects": {
    reason: "unreadable",
    content: () => Buffer.from(`%PDF-1.7\n${"1 0 obj\n".repeat(50_000)}\nstartxref\n0\n%%EOF`),
  },
  "no pages": {
    reason: "unreadable",
    content: () =>
      Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\nstartxref\n0\n%%EOF"),
  },
  "a script by reference": refused("active", {
    catalog: "/OpenAction 5 0 R",
    objects: ["<< /S 6 0 R /Next [] >>", "/JavaScript"],
  }),
  "a script with an escaped name": refused("active", {
    catalog: "/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>",
  }),
  "a script in the name tree": refused("active", { catalog: "/Names << /JavaScript 5 0 R >>" }),
  "a script behind a comment": refused("active", {
    catalog: "/OpenAction %>>endobj\n<< /S%\n/JavaScript >>",
  }),
  "a script after a word that ends nothing": refused("active", {
    catalog: `/X ] endobj null /OpenAction ${SCRIPT}`,
  }),
  "a script in an object stream": refused("active", {
    catalog: "/OpenAction 100 0 R",
    objects: [packed([SCRIPT])],
  }),
  "a script in an object stream behind an open string": refused("active", {
    objects: [packed(["(", SCRIPT])],
  }),
  "a script in an object stream that calls itself a picture": refused("active", {
    objects: [
      Buffer.from(
        packed([SCRIPT])
          .toString("latin1")
          .replace("/Type /ObjStm", "/Type /XObject /Subtype /Image"),
        "latin1",
      ),
    ],
  }),
  "an object stream inside another stream's data": refused("active", {
    objects: [
      aStream(
        Buffer.concat([
          Buffer.from("9 0 obj "),
          packed(["<< /Launch 1 >>"]),
          Buffer.from(" endobj"),
        ]),
        "",
      ),
    ],
  }),
  "an object stream with a predictor": refused("unreadable", {
    objects: [packed([SCRIPT], "/DecodeParms << /Predictor 12 >>")],
  }),
  "an object stream with a second filter": refused("unreadable", {
    objects: [packed([SCRIPT], "/Filter /ASCIIHexDecode")],
  }),
  "a filter that is named elsewhere": refused("unreadable", {
    objects: [aStream(Buffer.from("x"), "/Filter 6 0 R"), "/FlateDecode"],
  }),
  "a program to launch": refused("active", {
    catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>",
  }),
  "an embedded file": refused("active", {
    catalog: "/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>",
    objects: [
      "<< /Type /Filespec /EF << /F 6 0 R >> >>",
      aStream(Buffer.from("MZ"), "/Type /EmbeddedFile"),
    ],
  }),
  "an XFA form": refused("active", { catalog: "/AcroForm << /XFA 5 0 R >>" }),
  "an XFA form in an object stream": refused("active", {
    objects: [packed(["<< /Fields [] /X#46A 5 0 R >>"])],
  }),
  "a link into another file": refused("active", {
    catalog: "/OpenAction << /S /GoToR /F (\\\\\\\\host\\\\share) >>",
  }),
  "a stream in another file": refused("active", { objects: [aStream(Buffer.alloc(0), "/F (x)")] }),
  encryption: refused("encrypted", {
    trailer: "/Encrypt 5 0 R",
    objects: ["<< /Filter /Standard >>"],
  }),
  "encryption told in a stream of references": refused("encrypted", {
    objects: [
      aStream(deflateSync("x"), "/Type /XRef /W [1 1 1] /Encr#79pt 5 0 R /Filter /FlateDecode"),
    ],
  }),
  "a bomb": refused("bomb", {
    objects: [aStream(deflateSync(Buffer.alloc(140 << 20), { level: 1 }), "/Filter /FlateDecode")],
  }),
  "a bomb in many pieces": refused("bomb", {
    objects: Array.from({ length: 9 }, () =>
      aStream(deflateSync(Buffer.alloc(30 << 20), { level: 1 }), "/Filter [/FlateDecode]"),
    ),
  }),
  "a bomb in a bomb": refused("bomb", {
    objects: [
      aStream(
        deflateSync(deflateSync(Buffer.alloc(1 << 20))),
        "/Filter [/FlateDecode /FlateDecode]",
      ),
    ],
  }),
  "a bomb of objects": refused("bomb", {
    objects: [packed([`(${" ".repeat(17 << 20)})`], "", 1)],
  }),
  "a picture of a million million pixels": refused("bomb", {
    objects: [aStream(Buffer.from("x"), "/Width 1000000 /Height 1000000 /Filter /JBIG2Decode")],
  }),
  "an archive behind its end": refused("polyglot", { after: aZip() }),
  "an archive inside": refused("polyglot", { objects: [aStream(aZip(), "")] }),
  "a page of HTML behind its end": refused("polyglot", {
    after: Buffer.from("<script>alert(1)</script>"),
  }),
};

function refused(reason: string, wishes: PdfWishes) {
  return { reason, content: () => aPdf(wishes) };
}

/** PDFs that only look suspicious. */
export const harmlessPdfs: Record<string, () => Buffer> = {
  "a plain page": () => aPdf(),
  "a page that opens at a place": () => aPdf({ catalog: "/OpenAction [3 0 R /Fit]" }),
  "a page that opens at a place, by reference": () =>
    aPdf({ catalog: "/OpenAction 5 0 R", objects: ["<< /S /GoTo /D [3 0 R /Fit] >>"] }),
  "a place to open at beside a link": () =>
    aPdf({
      catalog: "/OpenAction [3 0 R /Fit] /URI << /Base (https://example.ch) >>",
      objects: ["<< /S /URI /URI (https://example.ch) >>"],
    }),
  "objects in a stream": () => aPdf({ objects: [packed(["<< /Title (Facture) >>", "[1 2]"])] }),
  "a text that speaks of scripts": () =>
    aPdf({ objects: ["<< /A << /S /URI /URI (https://example.ch/JavaScript) >> >>"] }),
  "a link in an object stream": () =>
    aPdf({ objects: [packed(["<< /S /URI /URI (https://example.ch/Launch) >>"])] }),
  "data in letters": () =>
    aPdf({ objects: [aStream(Buffer.from("789c03000000000100>"), "/Filter [/AHx /Fl]")] }),
  "an empty stream": () => aPdf({ objects: [aStream(Buffer.alloc(0), "/Filter /FlateDecode")] }),
  "a stream without its last bytes": () =>
    aPdf({
      objects: [aStream(deflateSync(Buffer.alloc(3000)).subarray(0, -4), "/Filter /FlateDecode")],
    }),
  "blanks behind its end": () => aPdf({ after: Buffer.from("\r\n\0\0 ") }),
};
