import { useQuery } from "../../core/http/useQuery.ts";
import { useMemo } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { faqQuery } from "../faq/faq.ts";
import { createPortalSearch, type RankedResult } from "./portal-search.ts";

/** The search of a signed-in customer. FAQ results are added when they are loaded; the search works without them. */
export function usePortalSearch(): (typed: string) => RankedResult[] {
  const t = useTexts("search");
  const { language } = useLanguage();
  const portal = usePortal();
  const { data } = useQuery(faqQuery);
  // The index is built once per language, not at every keystroke.
  return useMemo(() => {
    const questions = data?.faq.flatMap((group) => group.questions) ?? [];
    return createPortalSearch({ visitor: portal, t, questions, language });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, portal, language]);
}
