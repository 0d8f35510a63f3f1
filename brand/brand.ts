/**
 * Everything that names the insurer. Rename it here, and the portal, the login page, the letters
 * and the mails follow. Colours live in `tokens.css` beside this file.
 */
export const brand = {
  name: "Cervin",
  /** As the commercial register has it, by language. */
  legalName: {
    fr: "Cervin Assurances SA",
    de: "Cervin Versicherungen AG",
    it: "Cervin Assicurazioni SA",
    en: "Cervin Insurance Ltd",
  },
  /** The line that speaks the language, with spaces that do not break, so that no line ends within it. */
  phone: {
    fr: "+41\u00a021\u00a0555\u00a009\u00a000",
    de: "+41\u00a031\u00a0555\u00a009\u00a000",
    it: "+41\u00a091\u00a0555\u00a009\u00a000",
    en: "+41\u00a021\u00a0555\u00a009\u00a000",
  },
  supportEmail: "support@cervin.example",
  address: { street: "Avenue du Mont-Blanc 12", zip: "1003", city: "Lausanne", canton: "VD" },
  /** Where invoices are paid to: a QR-IBAN, which takes payments with a QR reference alone. */
  qrIban: "CH4431999123000889012",
  /** The crest of the house, drawn on a 32 × 36 canvas: shield, snow, alpenglow. */
  crest: {
    shield: "M2 3h28v15c0 8-6 13.5-14 16.5C8 31.5 2 26 2 18Z",
    snow: "M5 22 14 8l4 6 2-2.5L27 22c-2 4-6 7-11 9-5-2-9-5-11-9Z",
    glow: "M14 8l4 6-2.5 3-2-2-2.5 3Z",
  },
} as const;
