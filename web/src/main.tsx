// The styles of everything come first, so that those of the parts can refine them.
import "./core/language/fonts.css";
import "./ui/layout/base.css";
import "./ui/layout/print.css";
import { type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { loadConfiguration, setConfiguration } from "./core/configuration.ts";
import { configureReporting, onPortalEvent, report, watchWindow } from "./core/errors/errors.ts";
import { openDevelopmentSession } from "./core/session/development-session.ts";
import { configuredReporter } from "./core/errors/error-reporter.ts";
import { loadTexts } from "./core/language/i18n.tsx";
import { rememberLanguage } from "./core/language/language.ts";
import { locationOf } from "./core/routing/location.ts";
import { takeLinkToken } from "./core/routing/link-token.ts";
import { prepareForLostTabs } from "./core/portal-worker.ts";
import { LanguageProvider } from "./core/language/LanguageProvider.tsx";
import {
  currentLanguage,
  goToLogin,
  isAuthenticated,
  takeStoredAddress,
  welcomeUser,
} from "./core/session/session.ts";
import { keepSession } from "./core/session/session-expiry.ts";
import { isPublicPath, Portal, preloadScreen, redirectOf } from "./routes.tsx";
import { BlankShell } from "./shell/BlankShell.tsx";
import { CrashScreen } from "./shell/screens/CrashScreen.tsx";

async function start(show: (screen: ReactNode) => void): Promise<void> {
  const configuration = await (window.earlyStart?.configuration ?? loadConfiguration());
  setConfiguration(configuration);
  const reporter = configuredReporter(configuration);
  const { traceSampleRate } = configuration;
  configureReporting({ traceSampleRate, ...(reporter && { reporter }) });
  onPortalEvent(({ kind }) => {
    if (kind === "unauthenticated") goToLogin();
  });

  if (import.meta.env.DEV) await openDevelopmentSession(configuration);
  const elsewhere = redirectOf(locationOf(location.href).path);
  if (elsewhere) history.replaceState(history.state, "", elsewhere + location.search);
  const hasSession = isAuthenticated(configuration.environment, document.cookie);
  if (!hasSession && !isPublicPath(locationOf(location.href).path)) return goToLogin();
  if (hasSession) {
    welcomeUser();
    const stored = takeStoredAddress();
    if (stored) history.replaceState(history.state, "", stored);
    keepSession();
    prepareForLostTabs();
  }
  show(<Portal initial={locationOf(location.href)} />);
}

/** `?lang=` is a wish, not a part of the address: it is kept and taken away. */
function takeLanguageWish(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("lang")) return;
  rememberLanguage(currentLanguage());
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
}

takeLinkToken();
watchWindow(window);
takeLanguageWish();
// Beside what is asked about the person, not after it.
preloadScreen(locationOf(location.href).path);
const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element");
const root = createRoot(container, { onUncaughtError: report });
const language = currentLanguage();
for (const group of ["global", "template", "homepage"] as const) void loadTexts(language, group);
const show = (screen: ReactNode) =>
  root.render(
    <LanguageProvider initial={language}>
      <Suspense fallback={<BlankShell />}>{screen}</Suspense>
    </LanguageProvider>,
  );

start(show).catch((error: unknown) => {
  report(error);
  show(<CrashScreen />);
});
