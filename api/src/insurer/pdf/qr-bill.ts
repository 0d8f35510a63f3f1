import { type QrBill, qrFieldsOf, type QrParty } from "@portal/model/invoices/qr-bill.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { SwissQRBill } from "swissqrbill/pdf";
import { billFonts } from "./fonts.ts";
import { millimetres, page, type Sheet } from "./sheet.ts";

const HEIGHT = millimetres(105);
const GAP = millimetres(5.6);
const FONT = "Liberation Sans";
const languages = { fr: "FR", de: "DE", it: "IT", en: "EN" } as const;

/**
 * The receipt and the payment part by the QR-bill standard: at the foot of the last page, down to its edge. On a
 * separate page `drawHead` draws the purpose above them.
 */
export function drawQrBill(
  sheet: Sheet,
  bill: QrBill,
  language: Language,
  drawHead: () => void,
): void {
  const { pdf } = sheet;
  pdf.registerFont(FONT, billFonts.regular);
  pdf.registerFont(`${FONT}-Bold`, billFonts.bold);
  if (!fitsAbove(pdf.y)) {
    pdf.addPage();
    drawHead();
  }
  // The payment part has no margins.
  Object.assign(pdf.page.margins, { top: 0, bottom: 0, left: 0, right: 0 });
  pdf.y = page.height - HEIGHT;
  // A QR-bill is printed in black, and the letter may have ended in another colour.
  pdf.fillColor("black");
  const { iban, creditor, debtor, amount, reference, message } = qrFieldsOf(bill);
  const slip = new SwissQRBill(
    {
      creditor: { account: iban, ...partyOf(creditor) },
      ...(debtor && { debtor: partyOf(debtor) }),
      amount: amount / 100,
      currency: "CHF",
      reference,
      message,
    },
    { language: languages[language], fontName: FONT },
  );
  sheet.add("Sect", () => slip.attachTo(pdf, 0, page.height - HEIGHT));
}

/** Whether content that ends at this height leaves room for the slip on the same page. */
export function fitsAbove(y: number): boolean {
  return y + GAP <= page.height - HEIGHT;
}

/** The foot's position on the page of the slip: between the letter and the payment part. */
export const footAboveSlip = page.height - HEIGHT - millimetres(5);

function partyOf({ name, street, number, zip, city, country }: QrParty) {
  return {
    name,
    address: street,
    ...(number && { buildingNumber: number }),
    zip,
    city,
    country,
  };
}
