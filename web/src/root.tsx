import type { Language } from "@portal/model/portal/languages.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { type Environment, EnvironmentContext } from "./core/environment.ts";
import { OnHydrated } from "./core/hydration.tsx";
import { LanguageProvider } from "./core/language/LanguageProvider.tsx";
import { BlankShell } from "./shell/BlankShell.tsx";

interface RootProps {
  readonly environment: Environment;
  readonly language: Language;
  readonly cache: QueryClient;
  /** Called when the part of the page outside all inner boundaries is hydrated. */
  readonly onHydrated?: () => void;
  readonly children: ReactNode;
}

/** The page's root, the same on the server and in the browser, because React derives its ids from the tree. */
export function Root({ environment, language, cache, onHydrated, children }: RootProps) {
  return (
    <EnvironmentContext value={environment}>
      <LanguageProvider initial={language} cache={cache}>
        <Suspense fallback={<BlankShell />}>
          {children}
          {onHydrated && <OnHydrated run={onHydrated} />}
        </Suspense>
      </LanguageProvider>
    </EnvironmentContext>
  );
}
