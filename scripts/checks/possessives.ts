import type { Language } from "@portal/model/portal/languages.ts";

interface Possessive {
  /** A person or thing other than the reader, mentioned just before. */
  third: RegExp;
  /** “Your” and “his or her” at once: German capitalises both after a colon or full stop, Italian writes both alike. */
  both: RegExp;
}

const possessives: Partial<Record<Language, Possessive>> = {
  de: {
    third:
      /\b(?:Person(?:en)?|Karte|Arbeitgeber(?:s|in)?|[Jj]emand|Kind(?:er)?|Praxis|Haushalts?)\b|\{\{(?:name|firstname)\}\}/,
    both: /[.:!?;] Ihr(?:e[nmrs]?)?\b/,
  },
  it: {
    third:
      /\b(?:person[ae]|datore di lavoro|medico|figli[o]?|adult[oi]|[Cc]hi|[Qq]ualcuno|tessera)\b|\{\{(?:name|firstname)\}\}/,
    both: /[.:,;] [^.:;]*(?<!\p{L})(?:su[oa]|suoi|sue|è lei|a lei)\b(?! (?:account|spazio clienti|economia domestica))/iu,
  },
};

/** Texts whose meaning readers confirmed. A changed text has to be confirmed again. */
const reviewed: ReadonlySet<string> = new Set([
  "Ab {{hours}} Stunden pro Woche versichert der Arbeitgeber auch Freizeitunfälle. Melden Sie ihm den Unfall: Er gibt ihn seiner Versicherung weiter. Hier ist nichts zu senden; Ihre Angaben bleiben gespeichert, falls sich die Antwort ändert.",
  "Für diese Person wird bereits eine Änderung bearbeitet. Ihre Änderung wurde nicht gespeichert; erfassen Sie sie nochmals, sobald die erste erledigt ist.",
  "Dieser Eintrag wurde inzwischen in einem anderen Tab oder von jemand anderem geändert. Sie sehen, was gespeichert ist; Ihre Eingabe bleibt unten stehen.",
  "Una persona la ascolta, le dice cosa fare e resta al suo fianco fino in fondo, anche in caso di molestie.",
  "Con un buono di delega il suo medico di famiglia la indirizza a uno specialista. Finché il buono è valido, lei rispetta le regole del suo modello.",
  "Possibile solo con un datore di lavoro che assicura gli infortuni. Verifichi i suoi dati professionali.",
  "La nuova tessera arriva entro {{least}}–{{most}} settimane. Quella vecchia viene bloccata appena elaboriamo la sua ordinazione.",
  "Queste condizioni regolano l’assicurazione obbligatoria delle cure medico-sanitarie presso {insurer}. Si fonda sulla legge federale sull’assicurazione malattie (LAMal) e sulle sue ordinanze. In caso di divergenze, la legge e le ordinanze prevalgono su queste condizioni.",
  "L’assicurazione comincia il giorno indicato sulla polizza. Può disdirla per la fine di un anno; la sua lettera deve arrivarci al più tardi l’ultimo giorno lavorativo di novembre. Con la franchigia ordinaria e la libera scelta del medico può disdirla anche per la fine di giugno, con tre mesi di preavviso: in tal caso la sua lettera deve arrivarci al più tardi l’ultimo giorno lavorativo di marzo.",
  "Qualcuno ha tentato più volte di aprire il suo spazio clienti con una password sbagliata. Nessuno ha avuto accesso ai suoi dati.",
  "Bis dahin genügen in der Apotheke oder Praxis Ihr Name, Ihr Geburtsdatum und Ihre AHV-Nummer: Ihre Deckung lässt sich online prüfen.",
  "Qualcuno desidera accedere allo spazio clienti con questo indirizzo e-mail. Se è lei, lo confermi con il link qui sotto entro ${EMAIL_LINK_MINUTES} minuti.",
]);

/** Undefined if the text cannot be misread. */
export function ambiguousPossessive(language: Language, text: string): string | undefined {
  const rule = possessives[language];
  const [third] = rule?.third.exec(text) ?? [];
  if (!rule || third === undefined || reviewed.has(text)) return undefined;
  const after = text.slice(text.indexOf(third) + third.length);
  return rule.both.exec(after)?.[0].trim();
}
