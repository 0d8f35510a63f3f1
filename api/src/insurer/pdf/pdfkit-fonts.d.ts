import type { Font } from "fontkit";

/** Additions to the types of `pdfkit`: an opened font, and the scope of a table heading. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, src: Font): this;
    }
    interface StructureElementOptions {
      scope?: "Column" | "Row";
    }
  }
}
