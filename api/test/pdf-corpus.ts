import { deflateSync } from "node:zlib";
import { aPdf, aStream, aZip, packed, type PdfOptions } from "./corpus.ts";

const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";

/** PDFs with active, embedded or hidden content, each with the reason of its refusal. */
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

function refused(reason: string, options: PdfOptions) {
  return { reason, content: () => aPdf(options) };
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
