import type { CareCategory } from "../cost-sharing/care.ts";
import type { InvoiceStatus, InvoiceSubject } from "../invoices/invoice.ts";
import type { types } from "../requests/request-words.ts";

/** Search words in French, German, Italian and English. */

export const invoiceWords = "facture factures Rechnung Rechnungen fattura fatture invoice bill";

const premium = "prime primes Prämie Prämien premio premi premium premiums";

export const invoiceSubjectWords: Readonly<Record<InvoiceSubject, string>> = {
  BASIC: `${premium} assurance de base obligatoire Grundversicherung assicurazione di base basic insurance`,
  SUPPLEMENTARY: `${premium} complémentaire Zusatzversicherung complementare supplementary`,
  PROPERTY: `${premium} ménage responsabilité civile Hausrat Haftpflicht Sachversicherung economia domestica property household`,
  SUPPLEMENTARY_AND_PROPERTY: `${premium} complémentaire ménage Zusatzversicherung Hausrat complementare economia domestica supplementary property household`,
  CARE: "participation aux coûts franchise quote-part Kostenbeteiligung Franchise Selbstbehalt partecipazione ai costi franchigia aliquota cost share deductible coinsurance",
};

const unpaid = "ouverte impayée offen unbezahlt aperta da pagare open unpaid";
const late = "retard rappel überfällig Mahnung ritardo sollecito overdue reminder";

export const invoiceStatusWords: Readonly<Record<InvoiceStatus, string>> = {
  ENCOURS: unpaid,
  RAPPEL: `${unpaid} ${late}`,
  SOMMATION: `${unpaid} ${late} sommation diffida`,
  POURSUITE: `${unpaid} ${late} poursuite Betreibung esecuzione collection`,
  REGLEE: "payée réglée bezahlt pagata paid",
  ANNULEE: "annulée storniert annullata cancelled",
};

export const statementWords =
  "décompte décomptes prestations remboursement Abrechnung Leistungsabrechnung Rückerstattung conteggio conteggi prestazioni rimborso statement benefits reimbursement refund";

export const careWords: Readonly<Record<CareCategory, string>> = {
  DOCTOR: "médecin docteur cabinet Arzt Ärztin Praxis medico dottore doctor physician",
  MEDICINE: "médicament pharmacie Medikament Apotheke medicamento farmacia medicine pharmacy",
  BRAND_MEDICINE: "médicament pharmacie Medikament Apotheke medicamento farmacia medicine pharmacy",
  LABORATORY: "laboratoire analyse Labor analisi laboratorio laboratory test",
  THERAPY: "thérapie physiothérapie Therapie Physiotherapie terapia fisioterapia therapy physio",
  HOSPITAL: "hôpital clinique Spital Klinik ospedale clinica hospital",
  MATERNITY: "maternité grossesse Mutterschaft Schwangerschaft maternità gravidanza maternity",
  DENTAL: "dentiste dents Zahnarzt dentista dentist dental",
  GLASSES: "lunettes opticien Brille Optiker occhiali ottico glasses optician",
  ALTERNATIVE:
    "médecine douce alternative Komplementärmedizin Alternativmedizin medicina alternativa complementary",
};

export const documentWords =
  "document documents lettre courrier Dokument Dokumente Brief Post documento documenti lettera posta letter mail";

const email = "e-mail courriel adresse Adresse indirizzo address email";
const phone = "téléphone portable numéro Telefon Handy Nummer telefono numero phone number mobile";

export const requestWords =
  "demande demandes Antrag Anträge Anfrage richiesta richieste request requests";

/** Of a request about which we asked the customer something that waits for an answer. Its text is encrypted. */
export const openQuestionWords =
  "question questions réponse attendue répondre Frage Fragen Rückfrage Antwort beantworten domanda domande risposta rispondere question questions answer reply";

export const requestTypeWords: Readonly<Record<(typeof types)[number], string>> = {
  INVOICE:
    "facture envoyée à rembourser Rechnung eingereicht Beleg fattura inviata rimborso bill sent in",
  DELEGATION_FORM: "bon de délégation Überweisung Zuweisung delega referral",
  DOCUMENT: "document envoyé Dokument gesendet documento inviato document sent",
  CONTRACT_MUTATION:
    "contrat changement franchise modèle Vertrag Vertragsänderung Änderung Franchise Modell contratto modifica franchigia modello contract change deductible model",
  UPDATE_PROFESSIONAL_DATA:
    "profession emploi travail Beruf Arbeit Arbeitgeber professione lavoro employment work job",
  CREATE_EMAIL: email,
  UPDATE_EMAIL: email,
  DELETE_EMAIL: email,
  CREATE_PHONE_NUMBER: phone,
  UPDATE_PHONE_NUMBER: phone,
  DELETE_PHONE_NUMBER: phone,
  UPDATE_CORRESPONDENCE_ADDRESS:
    "adresse déménagement changement Adresse Umzug Adressänderung indirizzo trasloco cambiamento address move",
  UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS:
    "compte bancaire IBAN banque Bankkonto Konto Bank conto bancario banca bank account",
  TRANSFERT_CAISSE_MUTATION:
    "changement de caisse assureur Kassenwechsel Versicherer cambiamento di cassa assicuratore insurer change",
  JOKER: "joker délai de paiement Zahlungsfrist Aufschub termine di pagamento proroga deadline",
  CONTACT: "message question Nachricht Frage messaggio domanda",
  CALLBACK: "rappel téléphonique Rückruf richiamo callback call",
  CARD_ORDER: "carte d'assuré commande Versichertenkarte Karte tessera card order",
  ACCIDENT: "accident Unfall infortunio",
  DAMAGE: "sinistre dommage dégât Schaden sinistro danno damage claim",
  MATERNITY:
    "grossesse naissance maternité Schwangerschaft Geburt gravidanza nascita pregnancy birth",
  DATA_DELETION: "suppression données Löschung Daten cancellazione dati deletion data",
  DATA_CORRECTION:
    "rectification correction données Berichtigung Korrektur Daten rettifica correzione dati correction data",
};

export const conversationWords =
  "message messages conversation réponse Nachricht Nachrichten Antwort messaggio messaggi risposta reply";
