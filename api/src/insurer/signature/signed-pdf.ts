import { signedData } from "./signed-data.ts";
import type { SigningIdentity } from "./signing-key.ts";

/** Room for a signature with a chain of certificates, in bytes. */
const MOST_BYTES = 8_192;

/** Digits enough for any position in a file; the rest becomes blanks. */
const POSITION = "/**********";
const RANGE = `[0 ${POSITION} ${POSITION} ${POSITION}]`;

/** Adds an invisible signature field to a PDF that is being drawn; `signPdf` fills it in. */
export function leaveRoomForSignature(
  pdf: PDFKit.PDFDocument,
  { signer, at }: { signer: string; at: Date },
): void {
  const position = POSITION.slice(1);
  const signature = pdf.ref({
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: "ETSI.CAdES.detached",
    ByteRange: [0, position, position, position],
    Contents: Buffer.alloc(MOST_BYTES),
    Name: pdfText(signer),
    M: at,
  });
  signature.end("");
  const field = pdf.ref({
    Type: "Annot",
    Subtype: "Widget",
    FT: "Sig",
    T: pdfText("Signature"),
    Rect: [0, 0, 0, 0],
    // Hidden and locked: a hidden field needs no place in the structure of PDF/UA.
    F: 130,
    V: signature,
    P: pdf.page.dictionary,
  });
  field.end("");
  Object.assign(pdf.page.dictionary.data, { Annots: [field] });
  pdf.initForm();
  // 3: there is a signature, and the file may only be appended to. A reader that draws fields anew would break it.
  Object.assign(pdf._root.data.AcroForm.data, {
    Fields: [field],
    SigFlags: 3,
    NeedAppearances: undefined,
  });
}

/** A text in UTF-16 with its mark; pdfkit would write a string as a name. */
function pdfText(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, "utf16le").swap16();
}

/** Signs all bytes of the file but the place of the signature itself. */
export async function signPdf(pdf: Buffer, identity: SigningIdentity): Promise<Buffer> {
  const range = pdf.indexOf(RANGE);
  const start = pdf.indexOf(`<${"00".repeat(MOST_BYTES)}>`);
  if (range < 0 || start < 0) throw new Error("The paper has no room for a signature.");
  const end = start + 2 * MOST_BYTES + 2;
  const signed = Buffer.from(pdf);
  const positions = `[0 ${start} ${end} ${pdf.length - end}]`;
  signed.write(positions.padEnd(RANGE.length), range, "latin1");
  const content = Buffer.concat([signed.subarray(0, start), signed.subarray(end)]);
  const signature = await signedData(identity, content);
  if (signature.length > MOST_BYTES) throw new Error("The chain of certificates is too long.");
  signed.write(signature.toString("hex"), start + 1, "latin1");
  return signed;
}
