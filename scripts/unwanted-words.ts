import type { Language } from "@portal/model/languages.ts";

/** A word that the portal does not use, and what it says instead. */
export interface UnwantedWord {
  pattern: RegExp;
  use: string;
}

/**
 * One word for one thing. The list holds what was once written another way, so that it does not come back; the words to
 * keep are those of `docs/decisions/0054-one-word-for-one-thing.md`.
 */
export const unwantedWords: Readonly<Record<Language, readonly UnwantedWord[]>> = {
  fr: [
    { pattern: /\bportail\b/i, use: "espace client" },
    {
      pattern: /(?<!\p{L}|relevés? de )comptes?\b(?! (?:client|bancaire|en ligne))/iu,
      use: "compte client ou compte bancaire",
    },
    { pattern: /\b(?:prélèvements?|débit automatique)\b/i, use: "recouvrement direct" },
    {
      pattern: /\bcontribution (?:au séjour|hospitalière)\b/i,
      use: "contribution aux frais de séjour",
    },
    { pattern: /\bréseaux? de soins\b/i, use: "réseau de médecins" },
    { pattern: /\bassurances? de choses\b/i, use: "assurance de biens" },
    { pattern: /^État$|\bsans état\b/, use: "statut" },
    { pattern: /\bsous tutelle\b/i, use: "sous curatelle" },
    { pattern: /\bprestataires?\b/i, use: "fournisseur de prestations" },
    {
      pattern: /\b(?:ailleurs|n’a pas marché|notre maison|d’une seule main)\b/i,
      use: "une tournure précise",
    },
    { pattern: /\bsans votre nom\b/i, use: "de façon anonyme" },
    { pattern: /\bRien ne correspond\b/, use: "Aucun résultat" },
    {
      pattern: /\b(?:averti|identifié|déconnecté|rester connecté|vous seul)(?![\p{L}·])/iu,
      use: "une tournure neutre",
    },
    {
      pattern: /\b(?:choix|sélection|saisie|photos?) (?:est|sont) restée?s?\b/i,
      use: "est conservé",
    },
    { pattern: /\bpartent vers\b|\ben route\b/i, use: "nous versons; en traitement" },
    { pattern: /\bmaternité annoncée|annoncer une maternité/i, use: "grossesse" },
    { pattern: /\bdeux délais\b/i, use: "{{most}}, que donne la règle" },
    { pattern: /\b30 novembre\b/i, use: "le dernier jour ouvrable de novembre" },
  ],
  de: [
    { pattern: /\bPortals?\b/, use: "Kundenportal" },
    { pattern: /\bKont(?:o|os|en)\b/, use: "Kundenkonto oder Bankkonto" },
    { pattern: /\bAbrechnung(?:en|snummer)?\b/, use: "Leistungsabrechnung" },
    {
      pattern: /\bSpitalbeitrag\b|\bBeitrag an den Spitalaufenthalt\b/,
      use: "Spitalkostenbeitrag",
    },
    { pattern: /\bAnfragen?\b/, use: "Anliegen oder Antrag" },
    { pattern: /\bNetz(?:es|werks?)\b/, use: "Ärztenetz" },
    { pattern: /\bErinnerung(?:en)?\b/, use: "Zahlungserinnerung" },
    { pattern: /^Stand$|\bohne Stand\b/, use: "Status" },
    { pattern: /\bnoch einmal\b|\berneut\b/i, use: "nochmals" },
    { pattern: /\bbis am\b/, use: "bis zum" },
    {
      pattern: /\b(?:anderswo(?:hin)?|nicht abgegangen|aus einer Hand|unser Haus)\b/,
      use: "eine genaue Wendung",
    },
    { pattern: /\bohne Ihren Namen\b/, use: "anonym" },
    { pattern: /\bNichts (?:passt|gefunden)\b/, use: "Keine Treffer" },
    { pattern: /\bMutterschaft (?:ge)?melde[nt]\b/, use: "Schwangerschaft" },
    { pattern: /\bdabei haben\b/, use: "dabeihaben" },
    { pattern: /\bfreiwillig$/, use: "optional" },
    { pattern: /\bzwei Fristen\b/, use: "{{most}}, das die Regel gibt" },
    { pattern: /\b30\. November\b/, use: "der letzte Arbeitstag im November" },
  ],
  it: [
    { pattern: /\bportale\b/i, use: "spazio clienti" },
    {
      pattern: /(?<!estratt[oi] |tenga )\bcont[oi]\b(?! bancar)/i,
      use: "account o conto bancario",
    },
    { pattern: /\brichiam[oi]\b(?! telefonic)/i, use: "sollecito" },
    { pattern: /\baddebito automatico\b/i, use: "addebito diretto" },
    { pattern: /\bcontributo di degenza\b/i, use: "contributo ai costi di degenza" },
    { pattern: /\bret[ei] di cure\b/i, use: "rete di medici" },
    { pattern: /\bsotto tutela\b/i, use: "sotto curatela" },
    { pattern: /\b(?:ha|hanno) potuto essere\b/i, use: "non è stato possibile" },
    { pattern: /\ballo (?:\+41|\{|\$)/i, use: "al numero" },
    { pattern: /\bfornitore\b(?! di prestazioni)/i, use: "fornitore di prestazioni" },
    {
      pattern: /\b(?:in corso di trattamento|stiamo trattando|sarà trattat[oa])\b/i,
      use: "in elaborazione",
    },
    { pattern: /\b(?:altrove|la nostra casa|in viaggio, poi)\b/i, use: "un’espressione precisa" },
    { pattern: /\bsenza il suo nome\b/i, use: "in forma anonima" },
    {
      pattern: /\b(?:bentornat[oa]|benvenut[oa], benvenut[oa]|benvenuti)\b/i,
      use: "buongiorno; le diamo il benvenuto",
    },
    { pattern: /\b(?:annunciate|vostr[oaie]|vogliate)\b/i, use: "la forma di cortesia Lei" },
    {
      pattern:
        /^(?:Apri|Annulla|Elimina|Torna|Togli|Ruota|Sposta|Segna|Vai|Riprova|Scegli|Salva|Chiudi|Invia)\b/,
      use: "l’infinito",
    },
    { pattern: /\bmaternità annunciata|annunciare una maternità/i, use: "gravidanza" },
    { pattern: /\bnon dobbiamo conservare\b/i, use: "non siamo tenuti a conservare" },
    { pattern: /\bdue termini\b/i, use: "{{most}}, che dà la regola" },
    { pattern: /\b30 novembre\b/i, use: "l’ultimo giorno lavorativo di novembre" },
  ],
  en: [
    { pattern: /(?<!customer )\bportal\b/i, use: "customer portal" },
    {
      pattern: /(?<!(?:customer|bank|my) )\baccounts?\b(?! (?:statement|holder))/i,
      use: "customer account or bank account",
    },
    { pattern: /(?<!(?:benefit|account|bank) )\bstatements?\b/i, use: "benefit statement" },
    { pattern: /\bcoinsurance\b/i, use: "retention fee" },
    { pattern: /\bformal warning\b/i, use: "formal notice" },
    { pattern: /\b(?:delegation|referral) vouchers?\b|\bvouchers?\b/i, use: "referral form" },
    { pattern: /\blog(?:ged|ging)? (?:in|out|you out)\b|\blogin\b/i, use: "sign in, sign out" },
    { pattern: /\binsured number\b/i, use: "insurance number" },
    {
      pattern: /\bdaily hospital contribution\b|\bcontribution to the hospital\b/i,
      use: "hospital contribution",
    },
    { pattern: /\bcare network\b/i, use: "doctor network" },
    { pattern: /\b(?:commune|communes)\b/i, use: "municipality" },
    { pattern: /\bcall us at\b/i, use: "call us on" },
    { pattern: /\byou find\b(?! what)/i, use: "you will find" },
    { pattern: /\bsomebody of\b/i, use: "a member of" },
    { pattern: /\b(?:elsewhere|our house|from one hand|meanwhile)\b/i, use: "a precise phrase" },
    { pattern: /\bwithout your name\b/i, use: "anonymously" },
    { pattern: /\b(?:nothing fits|nothing matches)\b/i, use: "No results" },
    { pattern: /\bobliges? (?:us )?to\b/i, use: "requires us to" },
    { pattern: /\b(?:is|are|be) treated\b/i, use: "processed" },
    { pattern: /\bmaternity reported|declare a maternity/i, use: "pregnancy" },
    { pattern: /\btwo deadlines\b/i, use: "{{most}}, which the rule gives" },
    { pattern: /\b30 November\b/i, use: "the last working day of November" },
    { pattern: /\bprofessional data\b/i, use: "employment details" },
    { pattern: /\bguardian(?:ship)?\b/i, use: "legal deputy" },
    { pattern: /\bwasn’t you\?/i, use: "not you?, or: if this wasn’t you" },
    { pattern: /\bLAMal\/KVG\b|\bLCA\/VVG\b/, use: "KVG/LAMal, VVG/LCA" },
    { pattern: /\bart\. \d/, use: "Art." },
    { pattern: /\d %|\} %/, use: "a number with % and no space" },
    { pattern: /\binsured amount\b/i, use: "sum insured" },
    { pattern: /\bmovements?\b/i, use: "transaction" },
    { pattern: /\bin spite of\b|\bwithout a payment\b/i, use: "despite; if you do not pay" },
    { pattern: /\bby hand\b/i, use: "manually" },
    { pattern: /\b(?:statement|certificate|invoice) (?:\S+ )?of \{/i, use: "dated" },
  ],
};
