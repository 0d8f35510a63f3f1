import { LARGEST_FILE } from "@portal/model/files.ts";
import { type JpegPage, pdfOf } from "./photo-pdf.ts";

/** The message to the worker: photos in order, each with its quarter turns to the right. */
export interface PhotoOrder {
  readonly photos: readonly { readonly file: Blob; readonly turns: number }[];
}

/** The messages of the worker. */
export type PhotoWorkerMessage =
  | { readonly kind: "drawn"; readonly percent: number }
  | { readonly kind: "done"; readonly pdf: ArrayBuffer }
  | { readonly kind: "failed"; readonly reason: "broken" | "tooLarge" };

/** From well readable to just readable: the first that fits is used. The longer side is in pixels. */
const SIZES = [
  { side: 2200, quality: 0.82 },
  { side: 1800, quality: 0.72 },
  { side: 1500, quality: 0.6 },
  { side: 1200, quality: 0.5 },
] as const;
/** The size of the PDF structure per page, without the image. */
const BYTES_PER_PAGE = 1024;

addEventListener("message", (event: MessageEvent<PhotoOrder>) => {
  void answer(event.data).then((news) => postMessage(news));
});

async function answer({ photos }: PhotoOrder): Promise<PhotoWorkerMessage> {
  try {
    for (const size of SIZES) {
      const pages = await draw(photos, size);
      if (pages) return { kind: "done", pdf: pdfOf(pages).buffer };
    }
    return { kind: "failed", reason: "tooLarge" };
  } catch {
    return { kind: "failed", reason: "broken" };
  }
}

/** All photos at one size, or nothing as soon as they exceed the limit of a file. */
async function draw(
  photos: PhotoOrder["photos"],
  size: (typeof SIZES)[number],
): Promise<JpegPage[] | undefined> {
  const pages: JpegPage[] = [];
  let bytes = 0;
  for (const photo of photos) {
    const page = await drawPage(photo, size);
    bytes += page.jpeg.length + BYTES_PER_PAGE;
    if (bytes > LARGEST_FILE) return undefined;
    pages.push(page);
    const news: PhotoWorkerMessage = {
      kind: "drawn",
      percent: Math.round((pages.length / photos.length) * 100),
    };
    postMessage(news);
  }
  return pages;
}

/** One photo on white, upright by its EXIF orientation and rotated as chosen. */
async function drawPage(
  { file, turns }: PhotoOrder["photos"][number],
  { side, quality }: (typeof SIZES)[number],
): Promise<JpegPage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const isAcross = turns % 2 === 1;
  const canvas = new OffscreenCanvas(isAcross ? height : width, isAcross ? width : height);
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser draws no pictures.");
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.translate(canvas.width / 2, canvas.height / 2);
  drawing.rotate((turns * Math.PI) / 2);
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return {
    jpeg: new Uint8Array(await blob.arrayBuffer()),
    width: canvas.width,
    height: canvas.height,
  };
}
