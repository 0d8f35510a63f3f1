import type { Language } from "@portal/model/portal/languages.ts";

/** Colloquial words for the answers of the FAQ. */
export const colloquialWordsOfAnswers: Readonly<
  Record<string, Readonly<Record<Language, string>>>
> = {
  "faq-coinsurance": {
    fr: "quote-part 10 pour cent participation",
    de: "selbstbehalt 10 prozent kostenbeteiligung",
    it: "aliquota percentuale 10 per cento partecipazione",
    en: "coinsurance co-payment 10 percent retention fee",
  },
  "faq-hospital-contribution": {
    fr: "hôpital hospitalisation opération séjour chambre privée",
    de: "spital krankenhaus operation aufenthalt privat zimmer halbprivat",
    it: "ospedale ricovero operazione degenza camera privata",
    en: "hospital surgery operation stay private room ward",
  },
  "faq-change-insurer": {
    fr: "résilier résiliation quitter changer d'assureur annuler contrat",
    de: "kündigen kündigung austreten krankenkasse wechseln",
    it: "disdire disdetta lasciare cambiare assicuratore",
    en: "cancel cancellation terminate leave switch insurer",
  },
  "faq-late-payment": {
    fr: "rappel sommation poursuite frais de rappel retard commandement de payer",
    de: "mahnung mahngebühr betreibung verspätet zahlungsbefehl",
    it: "richiamo diffida esecuzione spese ritardo precetto",
    en: "reminder formal notice debt collection fee overdue late",
  },
  "faq-payment-mode": {
    fr: "ebill recouvrement direct lsv mode de paiement débit automatique ordre permanent",
    de: "ebill lastschrift lsv zahlungsart automatisch dauerauftrag",
    it: "ebill addebito diretto lsv modalità di pagamento automatico",
    en: "ebill direct debit lsv payment method automatic standing order",
  },
  "faq-premium-reduction": {
    fr: "subside réduction primes subvention trop cher aide canton",
    de: "prämienverbilligung subvention zu teuer hilfe kanton ipv",
    it: "riduzione premi sussidio troppo caro aiuto cantone ripam",
    en: "premium reduction subsidy too expensive canton help",
  },
  "faq-premium-rises": {
    fr: "augmentation hausse prime pourquoi plus cher",
    de: "prämienerhöhung aufschlag warum teurer",
    it: "aumento premio perché più caro",
    en: "premium increase why more expensive went up",
  },
  "faq-abroad": {
    fr: "étranger voyage vacances urgence europe usa malade à l'étranger rapatriement",
    de: "ausland reise ferien notfall europa usa krank im ausland rückführung",
    it: "estero viaggio vacanze emergenza europa usa malato all'estero rimpatrio",
    en: "abroad travel holiday vacation emergency europe usa sick overseas repatriation",
  },
  "faq-password": {
    fr: "mot de passe oublié perdu accès bloqué connexion impossible",
    de: "passwort vergessen verloren zugang gesperrt kann mich nicht anmelden",
    it: "password dimenticata persa accesso bloccato non riesco ad accedere",
    en: "forgot forgotten password lost locked out cannot sign in log in",
  },
  "faq-code": {
    fr: "code sms pas reçu sécurité n'arrive pas",
    de: "code sms nicht erhalten kommt nicht sicherheitscode",
    it: "codice sms non ricevuto non arriva sicurezza",
    en: "code sms not received did not arrive security",
  },
  "faq-privacy-in-family": {
    fr: "conjoint époux enfant majeur voir mes données confidentialité famille",
    de: "ehepartner partner volljährig kind sieht meine daten vertraulich familie",
    it: "coniuge figlio maggiorenne vede i miei dati famiglia",
    en: "spouse husband wife partner adult child see my data family",
  },
  "faq-liability": {
    fr: "responsabilité civile rc abîmé chez un ami locataire",
    de: "haftpflicht privathaftpflicht mieter schaden bei anderen",
    it: "responsabilità civile rc inquilino danno a terzi",
    en: "liability third party tenant damage to others",
  },
  "faq-supplementary": {
    fr: "complémentaire médecine douce alternative ostéopathe fitness",
    de: "zusatzversicherung alternativmedizin komplementärmedizin osteopath",
    it: "complementare medicina alternativa osteopata",
    en: "supplementary alternative medicine osteopath complementary",
  },
  "faq-ambulance": {
    fr: "ambulance ambulancier secours sauvetage hélicoptère rega",
    de: "ambulanz krankenwagen rettung rettungswagen helikopter rega",
    it: "ambulanza soccorso salvataggio elicottero rega",
    en: "ambulance rescue helicopter rega paramedic",
  },
  "faq-dentist": {
    fr: "dentiste dentaire carie orthodontiste appareil",
    de: "zahnarzt zahnarztrechnung zahnspange karies dentalhygiene",
    it: "dentista dentario carie apparecchio ortodontico",
    en: "dentist dental braces filling teeth",
  },
  "faq-glasses": {
    fr: "lunettes lentilles opticien",
    de: "brille brillen kontaktlinsen optiker",
    it: "occhiali lenti a contatto ottico",
    en: "glasses spectacles contact lenses optician",
  },
};
