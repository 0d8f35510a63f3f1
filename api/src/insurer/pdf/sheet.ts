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
  /** Figures of one width, so that they stand below one another. */
  isTabular?: boolean;
  /** Stays on one line, wherever on the page. */
  isSingleLine?: boolean;
}

/** Longer than any word of a language: what a customer typed without blanks. */
const ENDLESS_WORD = /\S{45,}/gu;
const PIECES = /.{1,20}/gu;

/**
 * Lets a line end within an endless word. pdfkit breaks one letter by letter, and sets the beginning of the word anew for
 * each: 2,000 letters would hold up the process for a second.
 */
function breakable(words: string): string {
  return words.replaceAll(ENDLESS_WORD, (word) => word.match(PIECES)?.join("\u200b") ?? word);
}

type Structure = PDFKit.PDFStructureElement;

/** A document being drawn: text in the house's type, every mark either in the structure or declared an ornament. */
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
    // Accessible PDF (ISO 14289-1) is known to pdfkit, but not yet to its types; and no font but ours is opened.
    Object.assign(options, { subset: "PDF/UA", font: null });
    this.pdf = new PDFDocument(options);
    for (const weight of ["regular", "semibold"] as const) {
      this.pdf.registerFont(weight, fonts[weight]);
    }
    this.#root = this.pdf.struct("Document");
    this.pdf.addStructure(this.#root);
  }

  /** Something with a meaning: a heading (`H1`), a paragraph (`P`), a table. */
  add(tag: string, draw: () => void): void {
    this.#root.add(this.pdf.struct(tag, {}, [draw]));
  }

  /** Something made of parts, which are added to what it hands over. */
  group(tag: string, options: { alt?: string }, fill: (group: Group) => void): void {
    const element = this.pdf.struct(tag, options);
    this.#root.add(element);
    fill(new Group(this.pdf, element));
    element.end();
  }

  /** Something that says nothing by itself: lines, the letterhead, what is repeated on every page. */
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

  /** Begins a page when less than this is left of the current one. */
  keep(height: number): boolean {
    if (this.hasRoom(height)) return false;
    this.pdf.addPage();
    return true;
  }

  hasRoom(height: number): boolean {
    return this.pdf.y + height <= page.height - page.bottom;
  }

  /** A gap between two blocks, by the density of the page. */
  space(points: number): void {
    this.pdf.y += points * this.density.gap;
  }

  #use(style: TextStyle): PDFKit.PDFDocument {
    const { size = this.density.text, weight = "regular", colour = colours.ink } = style;
    return this.pdf.font(weight).fontSize(size).fillColor(colour);
  }
}

/** A part of the structure that holds further parts. */
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
