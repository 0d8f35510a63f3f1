import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { PdfLink } from "./PdfLink.tsx";

interface ConditionsLinkProps {
  contract: { readonly product: { readonly value: string }; readonly conditionUri: string };
}

/** The general conditions of a contract, in the current language. */
export function ConditionsLink({ contract }: ConditionsLinkProps) {
  const t = useTexts("contract");
  const { language } = useLanguage();
  return (
    <PdfLink href={`${contract.conditionUri}?lang=${language}`}>
      {t("conditionsOf", { product: contract.product.value })}
    </PdfLink>
  );
}
