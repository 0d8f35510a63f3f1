import type { Language } from "@portal/model/portal/languages.ts";
import { colloquialWordsOfAnswers } from "./answers-spoken-words.ts";

type SpokenWords = Readonly<Record<Language, string>>;

/**
 * Colloquial words for a result, beside its title and text, by its id. All four languages are searched on every page,
 * because many customers read one language and type another.
 */
export const spokenWords: Readonly<Record<string, SpokenWords>> = {
  payInvoice: {
    fr: "facture payer prime régler bulletin qr ebill impayé dette dois payé virement twint échéance",
    de: "rechnung bezahlen zahlen prämie einzahlungsschein qr ebill offen schulden schulde überweisen twint fällig",
    it: "fattura pagare premio polizza bollettino qr ebill debito scoperto devo bonifico twint scadenza",
    en: "invoice bill pay premium payment slip qr ebill outstanding debt owe transfer twint due",
  },
  extendDeadline: {
    fr: "joker délai prolonger repousser reporter sursis retard fin du mois pas encore",
    de: "joker frist verlängern aufschieben stunden zahlungsaufschub später monatsende",
    it: "joker termine prorogare rimandare dilazione ritardo fine mese",
    en: "joker deadline extend postpone extension later more time end of month",
  },
  instalments: {
    fr: "plusieurs fois mensualités acompte arrangement difficultés financières peux pas payer échelonner",
    de: "raten ratenzahlung abzahlung teilzahlung finanzielle schwierigkeiten nicht zahlen",
    it: "rate rateazione a rate acconto difficoltà finanziarie non posso pagare",
    en: "instalments installments payment plan financial difficulties cannot afford split",
  },
  changeAddress: {
    fr: "adresse déménager déménagement rue domicile nouvel appartement",
    de: "adresse umzug umziehen zügeln gezügelt wohnung wohnort adressänderung",
    it: "indirizzo trasloco traslocare cambio casa domicilio via",
    en: "address move moving relocate new flat apartment home",
  },
  changeIban: {
    fr: "iban compte bancaire banque postfinance versement remboursements",
    de: "iban bankkonto konto bank postfinance bankverbindung auszahlungskonto kontonummer",
    it: "iban conto bancario banca postfinance coordinate bancarie",
    en: "iban bank account bank postfinance payout account details",
  },
  changePhone: {
    fr: "téléphone mobile natel portable numéro e-mail adresse courriel nouveau",
    de: "telefon handy natel mobile nummer handynummer e-mail mailadresse neue",
    it: "telefono cellulare natel numero e-mail posta elettronica nuovo",
    en: "phone mobile cell number e-mail email address new",
  },
  changePassword: {
    fr: "mot de passe changer modifier",
    de: "passwort kennwort ändern wechseln",
    it: "password parola d'ordine cambiare modificare",
    en: "password change",
  },
  security: {
    fr: "sécurité double authentification deux facteurs clé d'accès passkey appareil connecté code de secours compte piraté déconnecter partout",
    de: "sicherheit zwei-faktor zweifaktor authentisierung passkey gerät geräte wiederherstellungscode konto gehackt überall abmelden",
    it: "sicurezza due fattori autenticazione passkey chiave d'accesso dispositivo codice di recupero account violato",
    en: "security two-factor 2fa authentication passkey device devices recovery code hacked account sign out everywhere",
  },
  changeDeductible: {
    fr: "franchise augmenter baisser élever 300 2500",
    de: "franchise kostenbeteiligung erhöhen senken 300 2500 jahresfranchise",
    it: "franchigia aumentare abbassare ridurre 300 2500",
    en: "deductible franchise excess raise lower 300 2500",
  },
  changeModel: {
    fr: "modèle télémédecine réseau hmo libre choix moins cher économiser",
    de: "modell telmed telemedizin hmo hausarztmodell günstiger sparen billiger",
    it: "modello telemedicina hmo rete libera scelta risparmiare più economico",
    en: "model telemedicine hmo family doctor model cheaper save money",
  },
  changeDoctor: {
    fr: "médecin de famille docteur généraliste nouveau cabinet",
    de: "hausarzt hausärztin arzt doktor neuer praxis",
    it: "medico di famiglia dottore nuovo studio medico",
    en: "family doctor gp physician new practice surgery",
  },
  accidentCover: {
    fr: "couverture accidents laa exclure inclure employeur double",
    de: "unfalldeckung unfall einschliessen ausschliessen sistieren uvg arbeitgeber doppelt",
    it: "copertura infortuni lainf escludere includere datore di lavoro",
    en: "accident cover accident coverage include exclude employer uvg laa",
  },
  changeContract: {
    fr: "changer de caisse modifier contrat annuel semestriel rythme",
    de: "kasse wechseln vertrag anpassen jährlich halbjährlich zahlungsrhythmus",
    it: "cambiare cassa malati modificare contratto annuale frequenza",
    en: "switch insurer within group change contract yearly half-yearly frequency",
  },
  sendBill: {
    fr: "envoyer facture médecin rembourser ordonnance pharmacie note d'honoraires quittance ticket physiothérapie",
    de: "rechnung einsenden einreichen arztrechnung apotheke rezept quittung beleg rückforderungsbeleg physiotherapie",
    it: "inviare fattura medico rimborso ricetta farmacia ricevuta scontrino fisioterapia",
    en: "send submit bill doctor reimbursement prescription pharmacy receipt claim form physiotherapy upload",
  },
  orderCard: {
    fr: "carte assuré perdue volée abîmée nouvelle porte-monnaie",
    de: "versichertenkarte krankenkassenkarte karte verloren gestohlen portemonnaie neue karte",
    it: "tessera assicurato persa smarrita rubata portafoglio nuova tessera",
    en: "insurance card lost stolen damaged wallet new card",
  },
  showCards: {
    fr: "carte assuré montrer présenter afficher carte européenne téléphone pharmacie comptoir",
    de: "versichertenkarte zeigen vorweisen handy europäische karte apotheke schalter",
    it: "tessera sanitaria mostrare presentare tessera europea telefono farmacia",
    en: "show insurance card european health insurance card phone pharmacy counter",
  },
  emergency: {
    fr: "urgence urgences numéro d'urgence secours",
    de: "notfall notruf notfallnummer rettung",
    it: "emergenza numero d'emergenza soccorso",
    en: "emergency number emergencies rescue",
  },
  reportAccident: {
    fr: "accident tombé tombée chute blessé blessure jambe bras main pied cheville genou épaule cassé cassée fracture entorse ski vélo voiture brûlure morsure chien dent urgences plâtre déclarer déclaration",
    de: "unfall gestürzt sturz gefallen hingefallen verletzt verletzung bein arm hand fuss knöchel knie schulter gebrochen bruch verstaucht ski velounfall autounfall verbrennung hundebiss zahn notfall gips unfallmeldung",
    it: "infortunio incidente caduto caduta ferita ferito gamba braccio mano piede caviglia ginocchio spalla rotto rotta frattura distorsione sci bicicletta auto ustione morso cane dente pronto soccorso gesso",
    en: "accident fell fallen fall hurt injured injury leg arm hand foot ankle knee shoulder broken broke fracture sprain ski skiing bike car crash burn dog bite tooth emergency room cast",
  },
  reportDamage: {
    fr: "dommage sinistre vol volé volée cambriolage cambriolé vélo ordinateur téléphone dégât eau inondation fuite incendie feu bris de glace vitre fenêtre cassée écran grêle tempête ménage abîmé",
    de: "schaden diebstahl gestohlen geklaut einbruch eingebrochen velo fahrrad laptop handy wasserschaden überschwemmung brand feuer glasbruch scheibe fenster kaputt hagel sturm hausrat beschädigt",
    it: "danno sinistro furto rubato rubata scasso bicicletta computer telefono acqua allagamento incendio fuoco rottura vetri vetro finestra rotto grandine tempesta economia domestica danneggiato",
    en: "damage claim theft stolen stole burglary break-in bike bicycle laptop phone water leak flood fire glass window broken screen hail storm household contents damaged",
  },
  reportPregnancy: {
    fr: "enceinte grossesse naissance accouchement bébé nouveau-né maternité attends un enfant",
    de: "schwanger schwangerschaft geburt baby neugeborenes mutterschaft erwarte kind geburtstermin",
    it: "incinta gravidanza nascita parto bebè neonato maternità aspetto un bambino",
    en: "pregnant pregnancy birth baby newborn maternity expecting due date midwife",
  },
  findAgency: {
    fr: "agence guichet bureau près de chez moi conseiller rencontrer rendez-vous",
    de: "agentur geschäftsstelle schalter büro in der nähe berater treffen termin",
    it: "agenzia sportello ufficio vicino consulente incontrare appuntamento",
    en: "agency branch office near me adviser advisor meet appointment",
  },
  writeUs: {
    fr: "écrire message question réclamation plainte contacter mail",
    de: "schreiben nachricht frage beschwerde reklamation kontaktieren mail",
    it: "scrivere messaggio domanda reclamo contattare mail",
    en: "write message question complaint complain contact mail",
  },
  callUs: {
    fr: "parler à quelqu'un conseiller humain joindre téléphoner appeler numéro téléphone hotline service clients urgence médecin maintenant",
    de: "mit jemandem sprechen reden berater mensch erreichen telefonieren anrufen rückruf telefonnummer hotline kundendienst notfall arzt jetzt",
    it: "parlare con qualcuno consulente operatore chiamare telefonare richiamata numero di telefono hotline servizio clienti emergenza medico subito",
    en: "talk to someone speak somebody human person agent adviser reach call phone callback phone number hotline customer service emergency doctor now",
  },
  notificationSettings: {
    fr: "notifications alertes sms push désactiver",
    de: "benachrichtigungen meldungen sms push erinnerungen abschalten",
    it: "notifiche avvisi sms push promemoria disattivare",
    en: "notifications alerts sms push reminders turn off",
  },
  paperSettings: {
    fr: "papier poste courrier lettres recevoir en ligne sans papier",
    de: "papier post briefe papierlos elektronisch erhalten",
    it: "carta posta lettere ricevere online senza carta",
    en: "paper post letters paperless electronic receive",
  },
  language: {
    fr: "langue français",
    de: "sprache deutsch",
    it: "lingua italiano",
    en: "language english",
  },
  myData: {
    fr: "données personnelles protection supprimer compte effacer lpd export",
    de: "persönliche daten datenschutz konto löschen dsg export",
    it: "dati personali protezione cancellare conto eliminare lpd esportare",
    en: "personal data privacy delete account gdpr export download",
  },
  contract: {
    fr: "contrats couvert couverture assuré prime mensuelle complémentaire ménage combien je paie",
    de: "verträge gedeckt deckung versichert monatsprämie zusatzversicherung hausrat wie viel bezahle ich",
    it: "contratti coperto copertura assicurato premio mensile complementare economia domestica quanto pago",
    en: "contracts covered cover coverage insured monthly premium supplementary household how much do i pay",
  },
  reimbursements: {
    fr: "remboursement remboursé reçu argent décompte quand solde franchise restante",
    de: "rückerstattung erstattet auszahlung geld zurück abrechnung wann bleibt restfranchise rückvergütung",
    it: "rimborso rimborsi rimborsato soldi conteggio quando arriva franchigia restante",
    en: "refund reimbursement reimbursed money back statement when remaining deductible payout",
  },
  documents: {
    fr: "documents lettres courrier reçu télécharger archive",
    de: "dokumente briefe post unterlagen herunterladen archiv",
    it: "documenti lettere posta scaricare archivio",
    en: "documents letters mail received download archive",
  },
  delegations: {
    fr: "bon délégation spécialiste transfert",
    de: "überweisung überweisungsschein spezialist facharzt zuweisung",
    it: "buono delega specialista trasferimento",
    en: "referral delegation specialist voucher",
  },
  interactions: {
    fr: "suivi demande état statut où en est ma demande avancement traité",
    de: "stand antrag anliegen status bearbeitet wie weit verlauf",
    it: "stato richiesta pratica a che punto avanzamento",
    en: "status request tracking progress where is my request",
  },
  messages: {
    fr: "mes messages réponse répondu conversation",
    de: "meine nachrichten antwort geantwortet mitteilungen",
    it: "i miei messaggi risposta risposto conversazione",
    en: "my messages answer reply inbox conversation",
  },
  professional: {
    fr: "nouvel employeur emploi travail chômage indépendant retraite profession études démission",
    de: "neuer arbeitgeber stelle job arbeit arbeitslos selbständig pensionierung rente beruf studium gekündigt",
    it: "nuovo datore di lavoro impiego lavoro disoccupazione indipendente pensione professione studi",
    en: "new employer job work unemployed self-employed retirement retired profession studies",
  },
  consent: {
    fr: "publicité marketing désabonner newsletter consentement",
    de: "werbung marketing abbestellen newsletter einwilligung",
    it: "pubblicità marketing disiscrivere newsletter consenso",
    en: "advertising marketing unsubscribe newsletter consent",
  },
  cyberprotect: {
    fr: "cyber arnaque phishing piraté piratage internet usurpation identité",
    de: "cyber betrug phishing gehackt internet identitätsdiebstahl",
    it: "cyber truffa phishing hackerato internet furto d'identità",
    en: "cyber scam phishing hacked internet identity theft fraud",
  },
  leclub: {
    fr: "rabais offres fitness avantages partenaires réduction bons",
    de: "rabatt angebote fitness vorteile partner vergünstigung gutscheine",
    it: "sconti offerte fitness vantaggi partner riduzione buoni",
    en: "discount offers gym fitness benefits partners vouchers",
  },
  taxCertificate: {
    fr: "impôts attestation fiscale déclaration d'impôt frais médicaux",
    de: "steuern steuererklärung steuerbescheinigung krankheitskosten bescheinigung",
    it: "imposte tasse dichiarazione fiscale attestato spese mediche",
    en: "tax taxes tax return certificate medical expenses",
  },
  policies: {
    fr: "police assurance contrat papier",
    de: "police versicherungspolice versicherungsschein",
    it: "polizza contratto",
    en: "policy policies insurance document",
  },
  conditions: {
    fr: "conditions générales cga règlement petits caractères",
    de: "bedingungen avb allgemeine versicherungsbedingungen kleingedrucktes",
    it: "condizioni generali cga regolamento",
    en: "terms conditions general small print",
  },
  certificates: {
    fr: "attestation d'assurance preuve confirmation visa école ambassade certificat de couverture",
    de: "versicherungsbestätigung versicherungsnachweis nachweis bestätigung visum schule botschaft",
    it: "attestato di assicurazione prova conferma visto scuola ambasciata",
    en: "proof of insurance certificate confirmation visa school embassy",
  },
  accountStatement: {
    fr: "relevé de compte extrait solde paiements effectués historique",
    de: "kontoauszug auszug saldo zahlungen übersicht",
    it: "estratto conto saldo pagamenti storico",
    en: "account statement balance payments history",
  },
  ...colloquialWordsOfAnswers,
};
