import type { Language } from "@portal/model/portal/languages.ts";

/**
 * Words that a reader at level A2 to B1 does not know, and that the portal has simpler words for. The names of insurance
 * that stand on policies and invoices, such as the deductible, stay: texts explain them.
 */
export const hardWords: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    /\bafin (?:de|que)\b/i,
    /\bconformément\b/i,
    /\b(?:ult|ant)érieure?ment\b/i,
    /\bpréalable/i,
    /\ble cas échéant\b/i,
    /\bdavantage\b/i,
    /\bimput/i,
    /\bprestataires?\b/i,
    /\bdispositions? légales?\b/i,
    /\bsusmentionn/i,
    /\brapatriement\b/i,
    /\bdécision de taxation\b/i,
  ],
  de: [
    /\bgemäss\b/i,
    /\bbezüglich\b/i,
    /\bhinsichtlich\b/i,
    /\bgegebenenfalls\b/i,
    /\bdiesbezüglich\b/i,
    /\bunverzüglich\b/i,
    /\bNichtberufsunf/i,
    /\bArbeitslosenentschädigung\b/i,
    /\bentrichte/i,
    /\bvorbehältlich\b/i,
    /\bRückführung\b/i,
  ],
  it: [
    /\bpresso lo stesso\b/i,
    /\baffinché\b/i,
    /\bai sensi\b/i,
    /\bqualora\b/i,
    /\bmedesim/i,
    /\bsuddett/i,
    /\bnonché\b/i,
    /\binfortuni non professionali\b/i,
    /\bindennità di disoccupazione\b/i,
    /\brimpatrio\b/i,
  ],
  en: [
    /\bpursuant\b/i,
    /\bin accordance with\b/i,
    /\bhereby\b/i,
    /\bthereof\b/i,
    /\bauthoritative\b/i,
    /\brepatriation\b/i,
    /\bsolely\b/i,
    /\bencrypted\b/i,
    /\bdetermin/i,
  ],
};
