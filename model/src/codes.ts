/**
 * The codes of stored requests, without the library of rules: the rules of each area and change tracking share them.
 */
export const accidentCovers = ["INCLUDED", "EXCLUDED", "UNCLEAR", "ELSEWHERE"] as const;
export const cardReasons = ["COML", "COME", "COMV"] as const;
export const contactNatures = ["PRV", "PRF"] as const;
export const correctionData = [
  "FIRST_NAME",
  "LAST_NAME",
  "BIRTHDATE",
  "SEX",
  "NATIONALITY",
  "AHV_NUMBER",
  "CONTRACT",
  "INVOICE",
  "STATEMENT",
  "DOCUMENT",
  "REQUEST",
  "OTHER",
] as const;
export const deletionScopes = ["OPTIONAL_DATA", "ACCOUNT"] as const;
export const extraKeys = [
  "noDispensateur",
  "mprInformation",
  "dtFinDelaiCadre",
  "orgaRente",
  "orgaEtranger",
  "pays",
  "statut",
  "employeur",
  "heuresSemaine",
  "preuve",
] as const;
export const financialUsages = ["REMB", "PRLV"] as const;
export const insuranceLaws = ["LAMAL", "LCA"] as const;
export const maternityEvents = ["BIRTHDATE", "THIRTEENTH_WEEK_DATE"] as const;
export const mutationCodes = [
  "aosModel",
  "deductible",
  "riskAdd",
  "riskDel",
  "primaryCareDoctor",
  "invoiceFrequency",
] as const;
export const postalUses = ["DOMICILE_LEGAL", "CORRESPONDANCE"] as const;
export const risks = ["MIT", "OHN"] as const;
export const billCategories = [
  "DOCTOR",
  "MEDICINE",
  "LABORATORY",
  "THERAPY",
  "HOSPITAL",
  "MATERNITY",
  "DENTAL",
  "GLASSES",
  "ALTERNATIVE",
] as const;
export const billSources = ["CODE", "TYPED"] as const;
export const sexes = ["F", "M"] as const;
export const sentDocumentTypes = [
  "INVOICE",
  "FOREIGN_INVOICE",
  "DELEGATION_FORM",
  "DOCUMENT",
] as const;

/** What a customer finds wrong about a line of a statement. */
export const lineErrors = [
  "NOT_MY_TREATMENT",
  "WRONG_AMOUNT",
  "ALREADY_PAID",
  "WRONG_DATE",
  "WRONG_SHARE",
  "OTHER",
] as const;
