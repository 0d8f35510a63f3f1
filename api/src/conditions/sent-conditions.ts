import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../insurer/papers/document-template.ts";
import { ConditionedProduct, conditionsPaper } from "./conditions.ts";

const Parameters = z.strictObject({
  productCode: z.string(),
  branch: z.enum(["basic", "supplementary", "property"]),
});
const Content = z.object({ edition: z.iso.date(), product: ConditionedProduct });
type Branch = z.infer<typeof Parameters>["branch"];

/** General conditions as they were sent with a policy. */
export const sentConditions: DocumentTemplate<
  z.infer<typeof Parameters>,
  z.infer<typeof Content>
> = {
  code: "CONDITIONS",
  type: "DOCUMENT",
  subType: "CONDITIONS",
  documentFilterType: "CONTRACT",
  isMedical: false,
  parameters: Parameters,
  content: Content,
  title: ({ branch }, _document, language) => titles[language][branch],
  draw: ({ language, company }, _parameters, { edition, product }) =>
    conditionsPaper(product, edition, language, company),
};

const titles: Readonly<Record<Language, Record<Branch, string>>> = {
  fr: {
    basic: "Conditions générales de l’assurance de base",
    supplementary: "Conditions générales des assurances complémentaires",
    property: "Conditions générales de l’assurance de biens",
  },
  de: {
    basic: "Allgemeine Versicherungsbedingungen der Grundversicherung",
    supplementary: "Allgemeine Versicherungsbedingungen der Zusatzversicherung",
    property: "Allgemeine Versicherungsbedingungen der Sachversicherung",
  },
  it: {
    basic: "Condizioni generali dell’assicurazione di base",
    supplementary: "Condizioni generali delle assicurazioni complementari",
    property: "Condizioni generali dell’assicurazione di cose",
  },
  en: {
    basic: "General conditions of basic insurance",
    supplementary: "General conditions of supplementary insurance",
    property: "General conditions of property insurance",
  },
};
