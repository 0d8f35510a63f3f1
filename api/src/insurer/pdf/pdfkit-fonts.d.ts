import type { Font } from "fontkit";

/** Additions to the types of `pdfkit`: an opened font, the scope of a table heading, and the catalogue with its form. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _root: { data: { AcroForm: { data: object } } };
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, src: Font): this;
    }
    interface StructureElementOptions {
      scope?: "Column" | "Row";
    }
  }
}
