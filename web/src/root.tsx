import type { Language } from "@portal/model/portal/languages.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { type Host, HostContext } from "./core/host.ts";
import { LanguageProvider } from "./core/language/LanguageProvider.tsx";
import { BlankShell } from "./shell/BlankShell.tsx";

interface RootProps {
  readonly host: Host;
  readonly language: Language;
  readonly cache: QueryClient;
  /** Hears that the page is alive. */
  readonly onAlive?: () => void;
  readonly children: ReactNode;
}

/** The root of the page, the same where it is painted and where it is taken over: React counts its ids by it. */
export function Root({ host, language, cache, onAlive, children }: RootProps) {
  return (
    <HostContext value={host}>
      <LanguageProvider initial={language} cache={cache}>
        <Suspense fallback={<BlankShell />}>
          {children}
          {onAlive && <Alive onAlive={onAlive} />}
        </Suspense>
      </LanguageProvider>
    </HostContext>
  );
}

/** Stands beside the page: what is taken over with it is alive. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(() => onAlive(), [onAlive]);
  return null;
}
