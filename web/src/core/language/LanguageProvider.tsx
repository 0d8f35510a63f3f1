import { isLanguage, type Language } from "@portal/model/portal/languages.ts";
import type { Reading } from "@portal/model/portal/reading.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useEnvironment } from "../environment.ts";
import { raise } from "../errors/errors.ts";
import { loadEasyTexts } from "./easy-texts.ts";
import { LanguageContext, loadTextsInUse } from "./i18n.tsx";
import { chosenLanguage, rememberLanguage, showLanguage } from "./language.ts";
import { readReading, rememberReading, showTextSize } from "./reading.ts";
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
  const { cookies } = useEnvironment();
  const [reading, setReading] = useState(() => readReading(cookies()));
  const [cache] = useState(() => given ?? emptyCache());
  useEffect(() => {
    const { documentElement: page } = document;
    // Setting the same language again would make the browser recalculate all styles.
    if (page.lang !== language) page.lang = language;
  }, [language]);
  useEffect(() => showTextSize(reading.textSize), [reading.textSize]);
  const read = async (next: Reading) => {
    if (next.wording === "EASY") await loadEasyTexts(language);
    startTransition(() => setReading(next));
    return next;
  };
  const change = async (next: Language) => {
    await loadTextsInUse(next);
    if (reading.wording === "EASY") await loadEasyTexts(next);
    showLanguage(next);
    cache.removeQueries({ type: "inactive" });
    void cache.refetchQueries({ type: "active" });
    startTransition(() => setLanguage(next));
  };
  const tellOthers = useOtherTabs((next) => {
    if (next && next !== language) change(next).catch(resetFailedModules);
    const chosen = readReading(document.cookie);
    if (chosen.wording !== reading.wording || chosen.textSize !== reading.textSize)
      read(chosen).catch(resetFailedModules);
  });
  const changeReading = async (changed: Partial<Reading>) => {
    try {
      const next = await read({ ...reading, ...changed });
      rememberReading(next);
      tellOthers(language);
      return next;
    } catch (cause) {
      resetFailedModules();
      raise({ kind: "error", cause });
      return reading;
    }
  };
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
    <LanguageContext value={{ language, changeLanguage, reading, changeReading }}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </LanguageContext>
  );
}

/** Receives a choice in another tab, at once or when this tab is shown again, and broadcasts a choice in this one. */
function useOtherTabs(
  onChoice: (language: Language | undefined) => void,
): (language: Language) => void {
  const listener = useRef(onChoice);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    listener.current = onChoice;
  });
  useEffect(() => {
    const others = new BroadcastChannel("language");
    channel.current = others;
    const look = () => listener.current(chosenLanguage());
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
