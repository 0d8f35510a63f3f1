import type { CertificateTexts } from "./shape.ts";

export const it: CertificateTexts = {
  title: {
    INSURANCE: "Conferma d’assicurazione",
    TAX: "Attestato per le imposte {year}",
    COST_SHARING: "Partecipazione ai costi {year}",
    CONTRIBUTIONS: "Attestato dei premi pagati",
  },
  person: "Persona assicurata",
  issuedOn: "Rilasciato il",
  validUntil: "Valido fino al",
  period: "Periodo",
  insured: {
    lead: "Confermiamo che questa persona è assicurata presso di noi alla data di rilascio di questo documento.",
    leadFuture: "Confermiamo che questa persona sarà assicurata presso di noi dal {date}.",
    endsOn: "Assicurata fino al",
    basicNote:
      "L’assicurazione obbligatoria delle cure medico-sanitarie assume le prestazioni previste dalla legge federale sull’assicurazione malattie (LAMal) in Svizzera e, in caso d’urgenza, all’estero nei limiti dell’art. 36 OAMal.",
    product: "Prodotto",
    since: "In vigore dal",
    note: "Questo documento indica l’assicurazione com’è il giorno del rilascio.",
  },
  costSharing: {
    lead: "Ecco quanto l’assicurazione di base ha imputato alla franchigia e all’aliquota percentuale di questa persona per le cure ricevute nel {year}, secondo i conteggi fino al {date}.",
    label: "Franchigia e aliquota percentuale",
    columns: ["Importi in CHF", "All’anno", "A suo carico", "Ancora possibile"],
    deductible: "Franchigia",
    coinsurance: "Aliquota percentuale",
    total: "Totale",
    note: "Le fatture che ci arrivano dopo questa data possono modificare questi importi.",
    familyNote:
      "I figli di una famiglia hanno un massimo comune: l’importo ancora possibile può quindi essere inferiore alla differenza.",
  },
  contributions: {
    lead: "Confermiamo di aver ricevuto i premi seguenti per l’assicurazione malattie di questa persona.",
    label: "Premi pagati per mese",
    columns: [
      "Pagato in",
      "Assicurazione di base",
      "Assicurazioni complementari",
      "Addebiti restituiti e fatture annullate",
    ],
    total: "Totale",
    note: "Importi in CHF, dedotte le riduzioni e senza le spese di sollecito. Un pagamento conta il giorno in cui ci è pervenuto; i pagamenti parziali contano per la parte pagata.",
  },
  taxNote:
    "Fa stato la data del conteggio, non quella delle cure. Può allegare questo documento alla dichiarazione d’imposta.",
  check: {
    title: "Verificare questo documento",
    text: "Scansioni il codice o lo inserisca su {address}: la pagina indica se il documento proviene da noi e se è ancora valido. Il file PDF porta inoltre la nostra firma elettronica.",
    qr: "Codice QR verso la pagina di verifica",
  },
};
