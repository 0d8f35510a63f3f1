import type { Font } from "fontkit";

/** What `pdfkit` takes besides what its types tell: an opened font, and the scope of a table's heading. */
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
