// Global styles come first, so that those of the components override them.
import "./core/language/fonts.css";
import "./ui/layout/base.css";
import { type ReactNode, startTransition } from "react";
import { loadConfiguration, setConfiguration } from "./core/configuration.ts";
import {
  configureReporting,
  onPortalEvent,
  report,
  type Reporter,
  reportUncaughtErrors,
} from "./core/errors/errors.ts";
import { openDevelopmentSession } from "./core/session/development-session.ts";
import { easyTexts } from "./core/language/easy-texts.ts";
import { loadTexts } from "./core/language/i18n.tsx";
import { readReading } from "./core/language/reading.ts";
import { browserEnvironment, hydratingEnvironment } from "./core/environment.ts";
import { whenIdle } from "./core/idle.ts";
import { yieldToMain } from "./core/yield-to-main.ts";
import {
  rememberLanguage,
  showLanguage,
  withoutLanguageParameter,
} from "./core/language/language.ts";
import { type DehydratedPage, hydrateCache, readDehydratedPage } from "./core/dehydrated-state.ts";
import { withBasePath } from "./core/routing/base-path.ts";
import { locationOf } from "./core/routing/location.ts";
import { takeLinkToken } from "./core/routing/link-token.ts";
import { installOfflineFallback } from "./core/service-worker.ts";
import { replayEvents } from "./ssr/event-replay.ts";
import { pageHydrated } from "./core/hydration.tsx";
import { emptyCache } from "./core/language/LanguageProvider.tsx";
import {
  currentLanguage,
  goToLogin,
  isAuthenticated,
  takeStoredAddress,
  welcomeUser,
} from "./core/session/session.ts";
import { leaveRepresentation } from "./core/session/representation.ts";
import { isPublicPath, Portal, preloadScreen, redirectOf } from "./routes.tsx";
import { createRoot, hydrateRoot } from "./react-roots.ts";
import { Root } from "./root.tsx";
import { CrashScreen } from "./shell/screens/CrashScreen.tsx";

async function start(open: (screen: ReactNode) => void | Promise<void>): Promise<void> {
  await yieldToMain();
  const configuration = await (window.prefetched?.configuration ?? loadConfiguration());
  setConfiguration(configuration);
  const { traceSampleRate, errorReportDsn } = configuration;
  // The reporter is loaded with the first error; its own failure cannot be reported.
  const reporter: Reporter = (...told) =>
    void import("./core/error-reporter.ts")
      .then((late) => late.sendToCollector(configuration, ...told))
      .catch(() => undefined);
  configureReporting({ traceSampleRate, ...(errorReportDsn && { reporter }) });
  onPortalEvent(({ kind }) => {
    if (kind === "unauthenticated") goToLogin();
    if (kind === "representationEnded") leaveRepresentation("?ended=true");
  });

  if (import.meta.env.DEV) await openDevelopmentSession(configuration);
  await yieldToMain();
  const elsewhere = redirectOf(locationOf(location.href).path);
  if (elsewhere) history.replaceState(history.state, "", withBasePath(elsewhere) + location.search);
  const hasSession = isAuthenticated(configuration.environment, document.cookie);
  if (!hasSession && !isPublicPath(locationOf(location.href).path)) return goToLogin();
  if (hasSession) {
    welcomeUser();
    const stored = takeStoredAddress();
    if (stored) history.replaceState(history.state, "", stored);
    await yieldToMain();
  }
  await open(<Portal initial={locationOf(location.href)} />);
  if (!hasSession) return;
  void whenIdle().then(installOfflineFallback);
  await startSessionRenewal();
}

/** Loaded after the page, because no session ends within its first seconds; offline, once the network is back. */
async function startSessionRenewal(): Promise<void> {
  try {
    (await import("./core/session/session-expiry.ts")).startSessionRenewal();
  } catch {
    addEventListener("online", () => void startSessionRenewal(), { once: true });
  }
}

/** Stores the language of `?lang=` and removes it from the address. */
function takeLanguageParameter(): void {
  const address = withoutLanguageParameter(location.href);
  if (address === undefined) return;
  rememberLanguage(currentLanguage());
  history.replaceState(history.state, "", address);
}

const container = document.getElementById("root") ?? document.body;
const cache = emptyCache();

function show(screen: ReactNode): void {
  createRoot(container, { onUncaughtError: report }).render(
    <Root environment={browserEnvironment} language={currentLanguage()} cache={cache}>
      {screen}
    </Root>,
  );
}

/** Hydrates a server-rendered page once its code, texts and queries are loaded, so that the markup matches. */
async function hydratePage(
  screen: ReactNode,
  page: DehydratedPage,
  code: Promise<unknown>,
): Promise<void> {
  await code;
  await yieldToMain();
  hydrateCache(cache, page);
  await yieldToMain();
  const { environment, settle } = hydratingEnvironment(page.at);
  const onHydrated = () => {
    void pageHydrated().then(() => {
      settle();
      replayEvents();
    });
  };
  startTransition(() => {
    hydrateRoot(
      container,
      <Root
        environment={environment}
        language={page.language}
        cache={cache}
        onHydrated={onHydrated}
      >
        {screen}
      </Root>,
      { onUncaughtError: report },
    );
  });
}

/** The requests of `prefetch-start.ts` run meanwhile. */
async function begin(): Promise<void> {
  takeLinkToken();
  reportUncaughtErrors(window);
  const dehydrated = readDehydratedPage();
  if (dehydrated) showLanguage(dehydrated.language);
  takeLanguageParameter();
  await yieldToMain();
  const screenCode = preloadScreen(locationOf(location.href).path);
  const language = currentLanguage();
  const firstTexts = ["global", "template", "homepage", ...(dehydrated?.texts ?? [])] as const;
  const texts = Promise.allSettled(firstTexts.map((group) => loadTexts(language, group)));
  const isEasy = readReading(document.cookie).wording === "EASY";
  const code = Promise.all([texts, screenCode, isEasy && easyTexts(language)]);
  await start(dehydrated ? (screen) => hydratePage(screen, dehydrated, code) : show);
}

begin().catch((error: unknown) => {
  report(error);
  show(<CrashScreen />);
});
