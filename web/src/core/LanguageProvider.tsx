import type { Language } from "@portal/model/languages.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { LanguageContext } from "./i18n.tsx";
import { rememberLanguage } from "./language.ts";

function emptyCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, a question fails and says so instead of waiting in silence.
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/**
 * The language, and the cache of what was asked in it. A change forgets what is not on the screen and
 * asks anew for what is; until texts and data arrive, the old ones stay, so that nothing flickers.
 */
export function LanguageProvider({
  initial,
  children,
}: {
  initial: Language;
  children: ReactNode;
}) {
  const [language, setLanguage] = useState(initial);
  const [cache] = useState(emptyCache);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const changeLanguage = (next: Language) => {
    rememberLanguage(next);
    cache.removeQueries({ type: "inactive" });
    void cache.refetchQueries({ type: "active" });
    startTransition(() => setLanguage(next));
  };
  return (
    <LanguageContext value={{ language, changeLanguage }}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </LanguageContext>
  );
}
