import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { createRoot } from "react-dom/client";
import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { loadConfiguration } from "../../web/src/core/configuration.ts";
import type { Prefetched } from "../../web/src/core/http/prefetch.ts";
import { loadTexts } from "../../web/src/core/language/i18n.tsx";
import { setBasePath } from "../../web/src/core/routing/base-path.ts";
import type { InsurerState } from "../insurer/protocol.ts";
import { Bar } from "./Bar.tsx";
import { forgetCookies } from "./cookies.ts";
import { pretendConnection } from "./failures.ts";
import { basePath } from "./folder.ts";
import { askForEverybody, askForPerson } from "./first-questions.ts";
import { type Line, openLine } from "./line.ts";
import { Loading } from "./Loading.tsx";
import { askStraight, relayRequests, startServiceWorker } from "./relay.ts";
import { chosenDay, liveIn } from "./shifted-date.ts";
import { chosenPersona, ensureSession } from "./sign-in.ts";
import { languageOfPage } from "./texts.ts";

/** Paths that the insurer answers with something other than the portal. */
const otherAnswer = /^\/(?:logout|v1|api)(?:\/|$)/;
const signIn = /^\/(?:login|session)(?:\/|$)/;
/** Passwords and new accounts are pages of the identity provider, which the demonstration does not have. */
const ofProvider = /^\/(?:activate|oidc)(?:\/|$)/;
/** Prefetching waits until the first page is shown. */
const FIRST_PAGE_MS = 2_000;
const place = document.getElementById("demo");
if (!place) throw new Error("The page has no place for the demonstration's bar");
const view = createRoot(place);

/** After a reset in any tab, all tabs return to the homepage. */
function beginAnew(): void {
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  location.assign(`${basePath}/`);
}

/** The chosen day is stored, because the worker ends with its last tab. */
function stateOfDay(line: Line): Promise<InsurerState> {
  const day = localStorage.getItem(chosenDay);
  return line.act(day ? { kind: "today", day } : { kind: "state" });
}

/** Prefetches the code that the homepage loads after its first paint. A failed import is repeated there. */
async function fetchFirstParts(): Promise<void> {
  await Promise.allSettled([
    import("../../web/src/core/technical-information.ts"),
    import("../../web/src/home/Suggestions.tsx"),
    import("../../web/src/shell/LateShell.tsx"),
    import("../../web/src/shell/footer/SocialLinks.tsx"),
    import("../../web/src/shell/mailbox/MailboxButton.tsx"),
    import("../../web/src/welcome/Welcome.tsx"),
    loadTexts(languageOfPage(), "demonstration"),
    loadTexts(languageOfPage(), "interactions"),
  ]);
}

/** The portal's code starts while the insurer starts: it sends no request before it has its configuration. */
function openPortal() {
  const { promise, resolve } = Promise.withResolvers<ClientConfiguration>();
  const responses: Prefetched["responses"] = new Map();
  window.prefetched = { configuration: promise, responses };
  void import("../../web/src/main.tsx").then(fetchFirstParts).catch(tellBroken);
  return { responses, configure: resolve };
}

/** A static host redirected a deep link here (404.html): the address bar gets the original address. */
function restoreAddress(): void {
  const requested = sessionStorage.getItem("demo-address");
  sessionStorage.removeItem("demo-address");
  if (requested?.startsWith("/")) history.replaceState(null, "", basePath + requested);
}

async function start(): Promise<void> {
  setBasePath(basePath);
  restoreAddress();
  pretendConnection();
  view.render(<Loading step="program" loaded={0} total={1} />);
  // The worker's script is fetched through the service worker, so that it is cached for offline use.
  await startServiceWorker();
  performance.mark("service worker");
  const line = openLine((news) => {
    if ("progress" in news) view.render(<Loading {...news.progress} />);
    if ("gone" in news) beginAnew();
  });
  relayRequests(line);
  const endStraight = askStraight(line);
  const path = location.pathname.slice(basePath.length);
  const isProviders = ofProvider.test(path);
  if (isProviders || signIn.test(path)) history.replaceState(null, "", `${basePath}/`);
  const isPortal = !otherAnswer.test(path);
  const portal = isPortal ? openPortal() : undefined;
  const [state] = await Promise.all([
    stateOfDay(line),
    line.act({ kind: "persona", login: chosenPersona() }),
    line.ready,
  ]);
  performance.mark("insurer ready");
  // The insurer answers this address itself, and has started now.
  if (!portal) return location.reload();
  liveIn(state.today, todayInZurich(new Date()));
  const configuration = await loadConfiguration();
  askForEverybody(portal.responses, configuration);
  await ensureSession(line);
  performance.mark("signed in");
  const isHome = location.pathname === `${basePath}/`;
  void askForPerson(portal.responses, configuration, isHome)
    .catch(() => undefined)
    .finally(endStraight);
  portal.configure(configuration);
  view.render(<Bar line={line} initial={state} isProviderMissed={isProviders} />);
  setTimeout(() => navigator.serviceWorker.controller?.postMessage("keep"), FIRST_PAGE_MS);
}

function tellBroken(error: unknown): void {
  view.render(<Loading step="broken" reason={error instanceof Error ? error.message : ""} />);
}

start().catch(tellBroken);
