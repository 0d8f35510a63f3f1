import { isQrBillText, qrTextsOf } from "./qr-texts.ts";

/** The message to the worker: one file of a bill. */
export interface BillFile {
  readonly file: Blob;
}

/** The answer: the texts of the QR codes of bills, each once. It is empty if none can be read. */
export interface BillTexts {
  readonly texts: readonly string[];
}

addEventListener("message", ({ data }: MessageEvent<BillFile>) => {
  void readFile(data.file).then((texts) => {
    const answer: BillTexts = { texts };
    postMessage(answer);
  });
});

async function readFile(file: Blob): Promise<string[]> {
  try {
    const found = isPdf(await file.slice(0, 1024).text())
      ? await (await import("./pdf-pages.ts")).readPages(file)
      : await readPhoto(file);
    return [...new Set(found)];
  } catch {
    // A torn photo or a PDF with a password is refused elsewhere; the customer types what the code would say.
    return [];
  }
}

function isPdf(beginning: string): boolean {
  return beginning.includes("%PDF-");
}

/** The longer side of the whole photo, in pixels: first small and fast, then fine enough for a code in a corner. */
const WHOLE_SIDES = [1600, 3200] as const;
/** The longer side of each part of a photo of many megapixels. */
const PART_SIDE = 2400;
/** Parts overlap, so that none cuts the code in two. */
const PART = 0.6;

async function readPhoto(file: Blob): Promise<string[]> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = bitmap;
    const longer = Math.max(width, height);
    for (const side of WHOLE_SIDES) {
      const texts = await readPart(bitmap, { x: 0, y: 0, width, height }, side);
      if (texts.length > 0 || side >= longer) return texts;
    }
    for (const y of [1 - PART, 0])
      for (const x of [0, 1 - PART]) {
        const part = { x: x * width, y: y * height, width: PART * width, height: PART * height };
        const texts = await readPart(bitmap, part, PART_SIDE);
        if (texts.length > 0) return texts;
      }
    return [];
  } finally {
    bitmap.close();
  }
}

async function readPart(
  bitmap: ImageBitmap,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  side: number,
): Promise<string[]> {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing) return [];
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return (await qrTextsOf(canvas)).filter(isQrBillText);
}
