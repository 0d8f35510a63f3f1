import type { CertificateTexts } from "./shape.ts";

export const en: CertificateTexts = {
  title: {
    INSURANCE: "Proof of insurance",
    TAX: "Tax certificate {year}",
    COST_SHARING: "Cost sharing {year}",
    CONTRIBUTIONS: "Confirmation of premiums paid",
  },
  person: "Insured person",
  issuedOn: "Issued on",
  validUntil: "Valid until",
  period: "Period",
  insured: {
    lead: "We confirm that this person is insured with us on the date of issue.",
    leadFuture: "We confirm that this person will be insured with us from {date}.",
    endsOn: "Insured until",
    basicNote:
      "Compulsory health insurance pays for the treatment provided for in the Federal Act on Health Insurance (KVG/LAMal) in Switzerland and, in an emergency, abroad within the limits of Art. 36 KVV/OAMal.",
    product: "Product",
    since: "In force since",
    note: "This document states the insurance as it is on the date of issue.",
  },
  costSharing: {
    lead: "This is what basic insurance counted towards this person’s deductible and retention fee for treatment received in {year}, according to the benefit statements issued up to {date}.",
    label: "Deductible and retention fee",
    columns: ["Amounts in CHF", "Yearly maximum", "Counted so far", "Remaining"],
    deductible: "Deductible",
    coinsurance: "Retention fee",
    total: "Total",
    note: "Bills that reach us after this date may change these amounts.",
    familyNote:
      "The children of a family share a maximum: the remaining amount may therefore be lower than the difference.",
  },
  contributions: {
    lead: "We confirm that we received the following premiums for this person’s health insurance.",
    label: "Premiums paid by month",
    columns: [
      "Paid in",
      "Basic insurance",
      "Supplementary insurance",
      "Returned debits and cancelled invoices",
    ],
    total: "Total",
    note: "Amounts in CHF, net of reductions and without reminder fees. A payment counts on the day it reached us; a part payment counts for the part that was paid.",
  },
  taxNote:
    "The date of the benefit statement counts, not the date of treatment. You may enclose this document with your tax return.",
  check: {
    title: "Check this document",
    text: "Scan the code or enter it at {address}: the page says whether the document comes from us and whether it is still valid. The PDF file also bears our electronic signature.",
    qr: "QR code to the page that checks the document",
  },
};
