/** A JPEG image with its size in pixels. */
export interface JpegPage {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A4 in points, and the margin that printers need. */
const SHORT = 595.28;
const LONG = 841.89;
const EDGE = 18;
const CATALOG = 1;
const PAGES = 2;
const PER_PAGE = 3;

/** A PDF of images, one per A4 page, in portrait or landscape as the image is. */
export function pdfOf(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const file = new ByteWriter();
  file.write("%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n");
  const kids = pages.map((_, index) => `${firstObjectOf(index)} 0 R`).join(" ");
  file.object(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R >>`);
  file.object(PAGES, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, page] of pages.entries()) writePage(file, firstObjectOf(index), page);
  return file.finish(CATALOG);
}

function firstObjectOf(index: number): number {
  return PAGES + 1 + index * PER_PAGE;
}

function writePage(file: ByteWriter, number: number, { jpeg, width, height }: JpegPage): void {
  const [pageWidth, pageHeight] = width > height ? [LONG, SHORT] : [SHORT, LONG];
  const scale = Math.min((pageWidth - 2 * EDGE) / width, (pageHeight - 2 * EDGE) / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const place = [drawnWidth, 0, 0, drawnHeight, (pageWidth - drawnWidth) / 2];
  const matrix = [...place, (pageHeight - drawnHeight) / 2].map((one) => one.toFixed(2)).join(" ");
  const drawing = `q ${matrix} cm /Photo Do Q`;
  file.object(
    number,
    `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] ` +
      `/Resources << /XObject << /Photo ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
  );
  file.stream(number + 1, "", new TextEncoder().encode(drawing));
  file.stream(
    number + 2,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
      "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ",
    jpeg,
  );
}

/** Writes objects one after the other and remembers their offsets. */
class ByteWriter {
  readonly #parts: Uint8Array[] = [];
  readonly #starts: number[] = [];
  #length = 0;

  /** Each character is one byte. */
  write(text: string): void {
    this.#add(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  }

  object(number: number, content: string): void {
    this.#starts[number] = this.#length;
    this.write(`${number} 0 obj\n${content}\nendobj\n`);
  }

  stream(number: number, entries: string, content: Uint8Array): void {
    this.#starts[number] = this.#length;
    this.write(`${number} 0 obj\n<< ${entries}/Length ${content.length} >>\nstream\n`);
    this.#add(content);
    this.write("\nendstream\nendobj\n");
  }

  finish(catalog: number): Uint8Array<ArrayBuffer> {
    const tableAt = this.#length;
    const starts = this.#starts.slice(1);
    const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`);
    const size = starts.length + 1;
    this.write(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}`);
    this.write(`trailer\n<< /Size ${size} /Root ${catalog} 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`);
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  #add(part: Uint8Array): void {
    this.#parts.push(part);
    this.#length += part.length;
  }
}
