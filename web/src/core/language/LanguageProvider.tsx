import { isLanguage, type Language } from "@portal/model/portal/languages.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { raise } from "../errors/errors.ts";
import { LanguageContext, loadTextsInUse } from "./i18n.tsx";
import { chosenLanguage, rememberLanguage, showLanguage } from "./language.ts";
import { resetFailedModules } from "../errors/lazy-module.ts";

/** The cache of the API's responses, in the language of the page. */
export function emptyCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, a query fails visibly instead of pausing.
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

interface LanguageProviderProps {
  readonly initial: Language;
  readonly cache?: QueryClient;
  readonly children: ReactNode;
}

/**
 * The language and its cache. A change waits for the texts, drops inactive queries and refetches active ones; the old
 * data stay until the new ones arrive, so that nothing flickers. If the texts cannot be loaded, the language stays. All
 * tabs of a browser use the language chosen last.
 */
export function LanguageProvider({ initial, cache: given, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const [cache] = useState(() => given ?? emptyCache());
  useEffect(() => {
    const { documentElement: page } = document;
    // Setting the same language again would make the browser recalculate all styles.
    if (page.lang !== language) page.lang = language;
  }, [language]);
  const change = async (next: Language) => {
    await loadTextsInUse(next);
    showLanguage(next);
    cache.removeQueries({ type: "inactive" });
    void cache.refetchQueries({ type: "active" });
    startTransition(() => setLanguage(next));
  };
  const tellOthers = useOtherTabs((next) => {
    if (next !== language) change(next).catch(resetFailedModules);
  });
  const choose = async (next: Language) => {
    try {
      await change(next);
      rememberLanguage(next);
      tellOthers(next);
    } catch (cause) {
      resetFailedModules();
      raise({ kind: "error", cause });
    }
  };
  const changeLanguage = (next: Language) => void choose(next);
  return (
    <LanguageContext value={{ language, changeLanguage }}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </LanguageContext>
  );
}

/** Receives a choice in another tab, at once or when this tab is shown again, and broadcasts a choice in this one. */
function useOtherTabs(onChoice: (language: Language) => void): (language: Language) => void {
  const listener = useRef(onChoice);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    listener.current = onChoice;
  });
  useEffect(() => {
    const others = new BroadcastChannel("language");
    channel.current = others;
    const look = () => {
      const chosen = chosenLanguage();
      if (chosen) listener.current(chosen);
    };
    // The cookie may be older than the message of the other tab.
    others.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isLanguage(data)) listener.current(data);
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      others.close();
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return (language) => channel.current?.postMessage(language);
}
