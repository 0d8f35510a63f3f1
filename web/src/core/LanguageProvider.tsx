import type { Language } from "@portal/model/languages.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { LanguageContext } from "./i18n.tsx";
import { rememberLanguage } from "./language.ts";

function emptyCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

/**
 * The language and the cache of what was asked in it. Both change together in a transition: what is
 * on the screen stays there until texts and data have arrived in the new language.
 */
export function LanguageProvider({
  initial,
  children,
}: {
  initial: Language;
  children: ReactNode;
}) {
  const [{ language, cache }, choose] = useState(() => ({
    language: initial,
    cache: emptyCache(),
  }));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const changeLanguage = (next: Language) => {
    rememberLanguage(next);
    startTransition(() => choose({ language: next, cache: emptyCache() }));
  };
  return (
    <LanguageContext value={{ language, changeLanguage }}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </LanguageContext>
  );
}
