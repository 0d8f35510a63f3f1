import { brand } from "@portal/brand/brand.ts";
import PDFDocument from "pdfkit";
import { colours } from "./colours.ts";
import type { Density } from "./density.ts";
import { fonts, type Weight } from "./fonts.ts";
import type { Paper } from "./paper.ts";

const MM = 72 / 25.4;
/** A4 with the margins of a Swiss business letter, in points. */
export const page = {
  width: 210 * MM,
  height: 297 * MM,
  left: 25 * MM,
  right: 20 * MM,
  top: 25 * MM,
  bottom: 27 * MM,
};
export const contentWidth = page.width - page.left - page.right;
export const millimetres = (count: number): number => count * MM;

interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  x?: number;
  y?: number;
  width?: number;
  align?: "left" | "right";
  /** Figures of equal width, so that they align in columns. */
  isTabular?: boolean;
  /** Never wraps, at any position of the page. */
  isSingleLine?: boolean;
}

/** Longer than any real word: text that a customer typed without spaces. */
const ENDLESS_WORD = /\S{45,}/gu;
const PIECES = /.{1,20}/gu;

/**
 * Allows line breaks within a very long word. pdfkit breaks it letter by letter and lays out the start again each time:
 * 2,000 letters would block the process for a second.
 */
function breakable(words: string): string {
  return words.replaceAll(ENDLESS_WORD, (word) => word.match(PIECES)?.join("\u200b") ?? word);
}

type Structure = PDFKit.PDFStructureElement;

/** A document being drawn: each mark is either in the structure or an artifact (PDF/UA). */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly density: Density;
  readonly #root: Structure;

  constructor({ language, title, date, company }: Paper, density: Density) {
    this.density = density;
    const options: PDFKit.PDFDocumentOptions = {
      size: "A4",
      margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
      pdfVersion: "1.7",
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      lang: `${language}-CH`,
      info: {
        Title: title,
        Author: company.name,
        Creator: brand.name,
        Producer: brand.name,
        CreationDate: new Date(`${date}T06:00:00Z`),
      },
    };
    // pdfkit supports PDF/UA (ISO 14289-1), but its types do not; `font: null` loads no default font.
    Object.assign(options, { subset: "PDF/UA", font: null });
    this.pdf = new PDFDocument(options);
    for (const weight of ["regular", "semibold"] as const) {
      this.pdf.registerFont(weight, fonts[weight]);
    }
    this.#root = this.pdf.struct("Document");
    this.pdf.addStructure(this.#root);
  }

  /** Adds an element of the structure: a heading (`H1`), a paragraph (`P`), a table. */
  add(tag: string, draw: () => void): void {
    this.#root.add(this.pdf.struct(tag, {}, [draw]));
  }

  /** Adds a picture with its description for screen readers. */
  figure(alt: string, draw: () => void): void {
    this.#root.add(this.pdf.struct("Figure", { alt }, [draw]));
  }

  /** Adds an element with children, which `fill` adds to the given group. */
  group(tag: string, options: { alt?: string }, fill: (group: Group) => void): void {
    const element = this.pdf.struct(tag, options);
    this.#root.add(element);
    fill(new Group(this.pdf, element));
    element.end();
  }

  /** Draws an artifact, which screen readers skip: lines, the letterhead, repeated parts. */
  ornament(draw: () => void): void {
    this.pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.pdf.endMarkedContent();
  }

  text(words: string, style: TextStyle = {}): void {
    const { x = page.left, y = this.pdf.y, width = contentWidth, align = "left" } = style;
    const text = style.isSingleLine ? words : breakable(words);
    this.#use(style).text(text, x, y, {
      lineGap: this.density.lineGap,
      ...(style.isSingleLine ? { lineBreak: false } : { width, align }),
      ...(style.isTabular && { features: ["tnum"] }),
    });
  }

  heightOf(words: string, style: TextStyle = {}): number {
    const { width = contentWidth } = style;
    return this.#use(style).heightOfString(breakable(words), {
      width,
      lineGap: this.density.lineGap,
    });
  }

  widthOf(words: string, style: TextStyle = {}): number {
    return this.#use(style).widthOfString(words);
  }

  line(y: number, colour = colours.line): void {
    this.ornament(() =>
      this.pdf
        .moveTo(page.left, y)
        .lineTo(page.width - page.right, y)
        .lineWidth(0.6)
        .stroke(colour),
    );
  }

  /** Starts a new page if less than this height is left; returns whether it did. */
  keep(height: number): boolean {
    if (this.hasRoom(height)) return false;
    this.pdf.addPage();
    return true;
  }

  hasRoom(height: number): boolean {
    return this.pdf.y + height <= page.height - page.bottom;
  }

  /** A gap between two blocks, scaled by the density. */
  space(points: number): void {
    this.pdf.y += points * this.density.gap;
  }

  #use(style: TextStyle): PDFKit.PDFDocument {
    const { size = this.density.text, weight = "regular", colour = colours.ink } = style;
    return this.pdf.font(weight).fontSize(size).fillColor(colour);
  }
}

/** An element of the structure with children. */
export class Group {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #element: Structure;

  constructor(pdf: PDFKit.PDFDocument, element: Structure) {
    this.#pdf = pdf;
    this.#element = element;
  }

  add(tag: string, draw: () => void, scope?: "Column" | "Row"): void {
    this.#element.add(this.#pdf.struct(tag, scope ? { scope } : {}, [draw]));
  }

  group(tag: string, fill: (group: Group) => void): void {
    const element = this.#pdf.struct(tag);
    this.#element.add(element);
    fill(new Group(this.#pdf, element));
    element.end();
  }
}
