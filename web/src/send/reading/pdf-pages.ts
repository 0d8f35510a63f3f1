import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as parser from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { isQrBillText, qrTextsOf } from "./qr-texts.ts";

// The parser runs in this worker itself, which needs no second one.
Object.assign(globalThis, { pdfjsWorker: parser });

/** The slip is on the first or the last page; the pages between are read while there are few. */
const MOST_PAGES = 6;
/** The width of a page in pixels, at which a module of the densest code has three. */
const PAGE_WIDTH = 1600;

/** The texts of the QR codes of bills on the pages of a PDF. */
export async function readPages(file: Blob): Promise<string[]> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const pdf = await task.promise;
    for (const number of pagesToRead(pdf.numPages)) {
      const page = await pdf.getPage(number);
      const { width } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: PAGE_WIDTH / width });
      const canvas = new OffscreenCanvas(
        Math.ceil(viewport.width),
        Math.min(Math.ceil(viewport.height), PAGE_WIDTH * 3),
      );
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library draws on both kinds of canvas alike
      const drawn = canvas as unknown as HTMLCanvasElement;
      await page.render({ canvas: drawn, viewport }).promise;
      const texts = (await qrTextsOf(canvas)).filter(isQrBillText);
      if (texts.length > 0) return texts;
    }
    return [];
  } finally {
    await task.destroy();
  }
}

function pagesToRead(count: number): number[] {
  const first = Array.from({ length: Math.min(count, MOST_PAGES) }, (_, place) => place + 1);
  return [...new Set([1, count, ...first])].slice(0, MOST_PAGES);
}

interface Drawn {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** The library's canvases without a document. */
class Canvases {
  create(width: number, height: number): Drawn {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  }

  reset({ canvas }: Drawn, width: number, height: number): void {
    if (!canvas) return;
    canvas.width = width;
    canvas.height = height;
  }

  destroy(drawn: Drawn): void {
    drawn.canvas = null;
    drawn.context = null;
  }
}

/** Filters are made of SVG elements, which a worker does not have. A code needs none. */
class NoFilters {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addKnockoutFilter = none;
  addHighlightHCMFilter = none;
  addSelectionHCMFilter = none;
  addSelectionFilter = none;
  createSelectionStyle(): null {
    return null;
  }
  destroy(): void {}
}

function none(): string {
  return "none";
}
