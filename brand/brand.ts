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
  /** The account behind it: payouts leave it, and direct debits reach it. */
  iban: "CH0209999123000889012",
  /** The identifications for direct debits: of the banks (LSV+), and of PostFinance (RS-PID). */
  directDebit: { LSV: "CRV1W", SDD: "41100000001234500" },
  /** The crest of the house, drawn on a 32 × 36 canvas: shield, snow, alpenglow. */
  crest: {
    shield: "M2 3h28v15c0 8-6 13.5-14 16.5C8 31.5 2 26 2 18Z",
    snow: "M5 22 14 8l4 6 2-2.5L27 22c-2 4-6 7-11 9-5-2-9-5-11-9Z",
    glow: "M14 8l4 6-2.5 3-2-2-2.5 3Z",
  },
  /** The house mountain in the first light, drawn on a 640 × 248 canvas: each path with the token that fills it. */
  mountain: [
    [
      "ridge-far",
      "M0 248 66 186l30 18 62-70 40 34 44-22 60 58 130-4 62-62 34 30 40-44 26 36 46 88Z",
    ],
    [
      "ridge-far",
      "M150 248 236 150l26-14 44-60 22-14 20-38 16-10 12 4 8 22 18 30 22 20 24 42 46 42 76 74Z",
    ],
    ["ridge-near", "M364 14l12 4 8 22 18 30 22 20 24 42 46 42 76 74H392l-20-58 18-34-22-40 8-34Z"],
    ["snow", "M364 14 348 24l-20 38-22 14-30 42 26-8 16-16 6 26 20-30 16 30 14-22-4-8 8-34Z"],
    ["alpenglow", "M364 14 348 24l-14 27 14-3 8 12 12-16 6 8 2-6Z"],
    ["snow", "m402 70 22 20 24 42-22-12-12 16-6-30Z"],
  ],
} as const;
