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
 * The language and the cache of what was asked in it. What is on the screen stays there until the
 * texts have arrived; what it shows is asked again, and what it does not show is forgotten.
 */
export function LanguageProvider({
  initial,
  children,
}: {
  initial: Language;
  children: ReactNode;
}) {
  const [language, choose] = useState(initial);
  const [cache] = useState(emptyCache);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const changeLanguage = (next: Language) => {
    rememberLanguage(next);
    startTransition(() => choose(next));
    cache.removeQueries({ type: "inactive" });
    void cache.invalidateQueries();
  };
  return (
    <LanguageContext value={{ language, changeLanguage }}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </LanguageContext>
  );
}
