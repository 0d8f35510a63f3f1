import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { createRoot } from "react-dom/client";
import { loadTexts } from "../../web/src/core/language/i18n.tsx";
import { setBasePath } from "../../web/src/core/routing/base-path.ts";
import type { InsurerState } from "../insurer/protocol.ts";
import { Bar } from "./Bar.tsx";
import { forgetCookies } from "./cookies.ts";
import { pretendConnection } from "./failures.ts";
import { basePath } from "./folder.ts";
import { type Line, openLine } from "./line.ts";
import { Loading } from "./Loading.tsx";
import { relayRequests, startServiceWorker } from "./relay.ts";
import { chosenDay, liveIn } from "./shifted-date.ts";
import { chosenPersona, ensureSession } from "./sign-in.ts";
import { languageOfPage } from "./texts.ts";

/** What the insurer answers with something else than the portal. */
const otherAnswer = /^\/(?:logout|v1|api)(?:\/|$)/;
const signIn = /^\/(?:login|session)(?:\/|$)/;
/** The way to a password and to a new account is the identity provider's, which is not here. */
const ofProvider = /^\/(?:activate|oidc)(?:\/|$)/;
const place = document.getElementById("demo");
if (!place) throw new Error("The page has no place for the demonstration's bar");
const view = createRoot(place);

/** Whichever tab asked for the reset, all of them begin at the front door again. */
function beginAnew(): void {
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  location.assign(`${basePath}/`);
}

/** The day that was chosen outlives the worker, which ends with its last tab. */
function stateOfDay(line: Line): Promise<InsurerState> {
  const day = localStorage.getItem(chosenDay);
  return line.act(day ? { kind: "today", day } : { kind: "state" });
}

async function start(): Promise<void> {
  setBasePath(basePath);
  pretendConnection();
  view.render(<Loading step="program" loaded={0} total={1} />);
  // The worker's script is fetched through the service worker, so that it is there without a network the next time.
  await startServiceWorker();
  performance.mark("service worker");
  const line = openLine((news) => {
    if ("progress" in news) view.render(<Loading {...news.progress} />);
    if ("gone" in news) beginAnew();
  });
  relayRequests(line);
  // The portal asks for its words too, but only once the insurer is there.
  void loadTexts(languageOfPage(), "global").catch(() => undefined);
  await line.ready;
  const state = await stateOfDay(line);
  performance.mark("insurer ready");
  await line.act({ kind: "persona", login: chosenPersona() });
  const path = location.pathname.slice(basePath.length);
  // What the insurer answers was asked for before it was awake: now it is.
  if (otherAnswer.test(path)) return location.reload();
  const isProviders = ofProvider.test(path);
  if (isProviders || signIn.test(path)) history.replaceState(null, "", `${basePath}/`);
  liveIn(state.today, todayInZurich(new Date()));
  await ensureSession(line);
  performance.mark("signed in");
  view.render(<Bar line={line} initial={state} isProviderMissed={isProviders} />);
  await import("../../web/src/main.tsx");
  navigator.serviceWorker.controller?.postMessage("keep");
}

start().catch((error: unknown) => {
  view.render(<Loading step="broken" reason={error instanceof Error ? error.message : ""} />);
});
