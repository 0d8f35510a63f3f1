// The styles of everything come first, so that those of the parts can refine them.
import "./core/language/fonts.css";
import "./ui/layout/base.css";
import { type ReactNode, startTransition } from "react";
import { loadConfiguration, setConfiguration } from "./core/configuration.ts";
import {
  configureReporting,
  onPortalEvent,
  report,
  type Reporter,
  watchWindow,
} from "./core/errors/errors.ts";
import { openDevelopmentSession } from "./core/session/development-session.ts";
import { loadTexts } from "./core/language/i18n.tsx";
import { browser, takingOver } from "./core/host.ts";
import { leisure } from "./core/leisure.ts";
import { nextTask } from "./core/next-task.ts";
import { rememberLanguage, showLanguage, withoutLanguageWish } from "./core/language/language.ts";
import { fill, type Painted, readPainted } from "./core/painted.ts";
import { withBasePath } from "./core/routing/base-path.ts";
import { locationOf } from "./core/routing/location.ts";
import { takeLinkToken } from "./core/routing/link-token.ts";
import { prepareForLostTabs } from "./core/portal-worker.ts";
import { tellAlive } from "./core/early-acts.ts";
import { emptyCache } from "./core/language/LanguageProvider.tsx";
import {
  currentLanguage,
  goToLogin,
  isAuthenticated,
  takeStoredAddress,
  welcomeUser,
} from "./core/session/session.ts";
import { isPublicPath, Portal, preloadScreen, redirectOf } from "./routes.tsx";
import { createRoot, hydrateRoot } from "./react-roots.ts";
import { Root } from "./root.tsx";
import { CrashScreen } from "./shell/screens/CrashScreen.tsx";

async function start(open: (screen: ReactNode) => void | Promise<void>): Promise<void> {
  await nextTask();
  const configuration = await (window.earlyStart?.configuration ?? loadConfiguration());
  setConfiguration(configuration);
  const { traceSampleRate, errorReportDsn } = configuration;
  // Its code comes with the first error; an error that cannot be told has nobody left to hear it.
  const reporter: Reporter = (...told) =>
    void import("./core/errors/error-reporter.ts")
      .then((late) => late.tellCollector(configuration, ...told))
      .catch(() => undefined);
  configureReporting({ traceSampleRate, ...(errorReportDsn && { reporter }) });
  onPortalEvent(({ kind }) => {
    if (kind === "unauthenticated") goToLogin();
  });

  if (import.meta.env.DEV) await openDevelopmentSession(configuration);
  await nextTask();
  const elsewhere = redirectOf(locationOf(location.href).path);
  if (elsewhere) history.replaceState(history.state, "", withBasePath(elsewhere) + location.search);
  const hasSession = isAuthenticated(configuration.environment, document.cookie);
  if (!hasSession && !isPublicPath(locationOf(location.href).path)) return goToLogin();
  if (hasSession) {
    welcomeUser();
    const stored = takeStoredAddress();
    if (stored) history.replaceState(history.state, "", stored);
    await nextTask();
  }
  await open(<Portal initial={locationOf(location.href)} />);
  if (!hasSession) return;
  void leisure().then(prepareForLostTabs);
  await keepSession();
}

/** No session ends within its first moments: what keeps it comes after the page, or as soon as there is a network. */
async function keepSession(): Promise<void> {
  try {
    (await import("./core/session/session-expiry.ts")).keepSession();
  } catch {
    addEventListener("online", () => void keepSession(), { once: true });
  }
}

/** The wish for a language is kept, and taken out of the address. */
function takeLanguageWish(): void {
  const address = withoutLanguageWish(location.href);
  if (address === undefined) return;
  rememberLanguage(currentLanguage());
  history.replaceState(history.state, "", address);
}

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element");
const page = container;
const cache = emptyCache();

function show(screen: ReactNode): void {
  createRoot(page, { onUncaughtError: report }).render(
    <Root host={browser} language={currentLanguage()} cache={cache}>
      {screen}
    </Root>,
  );
}

/** Once everything is there that the server had: the first render is then what already stands in the page. */
async function takeOver(screen: ReactNode, known: Painted, code: Promise<unknown>): Promise<void> {
  await code;
  await nextTask();
  fill(cache, known);
  await nextTask();
  const { host, settle } = takingOver(known.at);
  const beAlive = () => {
    void wholePageTaken().then(() => {
      settle();
      tellAlive();
    });
  };
  startTransition(() => {
    hydrateRoot(
      page,
      <Root host={host} language={known.language} cache={cache} onAlive={beAlive}>
        {screen}
      </Root>,
      { onUncaughtError: report },
    );
  });
}

const longestTakingMs = 5000;

/** React takes the parts of a page one after the other, in quiet moments, each once its code is there. */
async function wholePageTaken(): Promise<void> {
  const end = performance.now() + longestTakingMs;
  while (!isTaken() && performance.now() < end) await leisure();
}

/** Only React's own mark on an element tells that it answers for it; without that mark the page is alive a little late. */
function isTaken(): boolean {
  return [...page.querySelectorAll("button, input, select, textarea")].every((control) =>
    Object.keys(control).some((name) => name.startsWith("__reactProps$")),
  );
}

/** What is asked about the person is under way meanwhile. */
async function begin(): Promise<void> {
  takeLinkToken();
  watchWindow(window);
  const painted = readPainted();
  if (painted) showLanguage(painted.language);
  takeLanguageWish();
  await nextTask();
  const screenCode = preloadScreen(locationOf(location.href).path);
  const language = currentLanguage();
  const firstTexts = ["global", "template", "homepage", ...(painted?.texts ?? [])] as const;
  const texts = Promise.allSettled(firstTexts.map((group) => loadTexts(language, group)));
  const code = Promise.all([texts, screenCode]);
  await start(painted ? (screen) => takeOver(screen, painted, code) : show);
}

begin().catch((error: unknown) => {
  report(error);
  show(<CrashScreen />);
});
