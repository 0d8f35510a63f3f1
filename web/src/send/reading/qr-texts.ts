import wasmAddress from "zxing-wasm/reader/zxing_reader.wasm?url";

/** The part of the platform's detector that is used; TypeScript does not know it. */
interface Detector {
  detect: (image: OffscreenCanvas) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorConstructor {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}
declare global {
  var BarcodeDetector: DetectorConstructor | undefined;
}

/** A photo can show several bills, and codes of other kinds. */
const MOST_CODES = 6;

export function isQrBillText(text: string): boolean {
  return /^\ufeff?SPC\s/.test(text);
}

/**
 * The texts of the QR codes in a picture. The platform's detector is faster; the library reads where the platform has
 * none, and what the platform does not find.
 */
export async function qrTextsOf(canvas: OffscreenCanvas): Promise<string[]> {
  const found = await byPlatform(canvas);
  return found.some(isQrBillText) ? found : byLibrary(canvas);
}

async function byPlatform(canvas: OffscreenCanvas): Promise<string[]> {
  try {
    const Platform = globalThis.BarcodeDetector;
    if (!Platform || !(await Platform.getSupportedFormats()).includes("qr_code")) return [];
    const codes = await new Platform({ formats: ["qr_code"] }).detect(canvas);
    return codes.map(({ rawValue }) => rawValue);
  } catch {
    // Some platforms announce the detector without its service.
    return [];
  }
}

async function byLibrary(canvas: OffscreenCanvas): Promise<string[]> {
  const { prepareZXingModule, readBarcodes } = await import("zxing-wasm/reader");
  prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });
  const drawing = canvas.getContext("2d");
  if (!drawing) return [];
  const image = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const codes = await readBarcodes(image, {
    formats: ["QRCode"],
    tryHarder: true,
    maxNumberOfSymbols: MOST_CODES,
  });
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
}
