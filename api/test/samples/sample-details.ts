import type { InteractionType } from "@portal/model/requests/interactions.ts";

/** A small PDF in base64, as a message carries it. */
export const attachedPdf = Buffer.from("%PDF-1.4\n%%EOF\n").toString("base64");

/** The details of a request of each type. */
export const sampleDetails: Record<InteractionType, Record<string, unknown>> = {
  INVOICE: { url: null, filename: "facture-opticien.pdf" },
  DELEGATION_FORM: { url: null, filename: "bon-dermatologue.pdf" },
  DOCUMENT: {
    url: "/api/v1/documents/00000000000000000001/binary/00000000000000000001.pdf",
    filename: "attestation-garderie.pdf",
  },
  CONTRACT_MUTATION: {
    data: "deductible",
    value: "2500",
    startingDate: "2027-01-01",
    extra: [{ key: "noDispensateur", value: "767676" }],
  },
  UPDATE_PROFESSIONAL_DATA: {
    status: "EMP",
    entryDate: "2026-03-01",
    endOfQualifyingPeriod: null,
    occupation: "Architecte",
    country: "CH",
    canton: "VD",
    employer: "Atelier Lumen SA",
    organism: null,
  },
  CREATE_EMAIL: { email: "nouveau@example.ch", nature: "PRV" },
  UPDATE_EMAIL: { email: "change@example.ch", nature: "PRF" },
  DELETE_EMAIL: { email: "ancien@example.ch", nature: "PRV" },
  CREATE_PHONE_NUMBER: { phone: "+41795550142", nature: "PRV" },
  UPDATE_PHONE_NUMBER: { phone: "+41795550143", nature: "PRF" },
  DELETE_PHONE_NUMBER: { phone: "+41215550144", nature: "PRV" },
  UPDATE_CORRESPONDENCE_ADDRESS: {
    street: "Rue des Alpes",
    number: "4",
    complement: "c/o Favre",
    npa: "1950",
    city: "Sion",
    country: "CH",
    startingDate: "2026-12-01",
  },
  UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: {
    accountNumber: "CH9300762011623852957",
    ownerName: "Sofia Meier",
  },
  TRANSFERT_CAISSE_MUTATION: {
    effectiveDate: "2027-01-01",
    caisse: "Cervin Bien-être SA",
    produit: "Base Réseau",
    variante: null,
    franchise: "1500",
    cdRisqueCourt: "OHN",
    primaryCareDoctorFullname: "Dr Adelheid Wigger",
  },
  JOKER: { invoiceNumber: "4218730-2" },
  CONTACT: {
    subjectCode: "PREMIUM",
    subject: "Question sur ma prime",
    message: "Bonjour,\npourquoi ma prime change-t-elle en janvier ?",
    attachments: [{ filename: "lettre.pdf", contentType: "application/pdf", data: attachedPdf }],
  },
  CALLBACK: {
    phone: "+41795550145",
    date: "2026-11-20",
    period: "MORNING",
    message: "Merci de parler français.",
  },
  CARD_ORDER: { healthInsurer: "Cervin Santé SA", reason: "COML" },
  ACCIDENT: { date: "2026-10-03" },
  DAMAGE: {
    event: "WATER",
    date: "2026-10-04",
    hour: "07:15",
    place: "Via Nassa 12, Lugano",
    description: "La lavatrice ha perso acqua nella notte.",
    noContract: "P-5120044-1",
    product: "Ménage Combi",
    amount: 1_480_50,
    iddms: "00000000000000000002",
    files: [{ url: "/v1/files/1", filename: "foto.pdf" }],
  },
  DATA_DELETION: { scope: "ACCOUNT" },
  DATA_CORRECTION: {
    datum: "LAST_NAME",
    correct: "Meier-Rossi",
    explanation: "Selon l’acte de mariage.",
    files: [{ url: "/v1/files/2", filename: "acte.pdf" }],
  },
  MATERNITY: { type: "THIRTEENTH_WEEK_DATE", date: "2026-11-30" },
};
