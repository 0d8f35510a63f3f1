import type { RepresentationScope } from "@portal/model/representatives/representatives.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";

/** A scope within a sentence: `consulter et envoyer`. */
export function useScopeName(): (scope: RepresentationScope) => string {
  const t = useTexts("representatives");
  const { language } = useLanguage();
  return (scope) => {
    const name = t(`scope.name.${scope}`);
    return name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);
  };
}
