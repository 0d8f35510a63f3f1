import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync(
  fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")),
);
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

/** The QR codes of the last page, read from its drawing. */
export async function codesOn(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const sheet = await pdf.getPage(pdf.numPages);
  const viewport = sheet.getViewport({ scale: 3 });
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: never; context: CanvasRenderingContext2D };
  };
  const { canvas, context } = factory.create(viewport.width, viewport.height);
  await sheet.render({ canvas, canvasContext: context, viewport }).promise;
  const image = context.getImageData(0, 0, viewport.width, viewport.height);
  const codes = await readBarcodes(image, { formats: ["QRCode"] });
  await task.destroy();
  return codes.map(({ text }) => text);
}
