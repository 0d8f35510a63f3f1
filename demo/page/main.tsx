import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { createRoot } from "react-dom/client";
import { setBasePath } from "../../web/src/core/routing/base-path.ts";
import { Bar } from "./Bar.tsx";
import { basePath } from "./folder.ts";
import { openLine } from "./line.ts";
import { Loading } from "./Loading.tsx";
import { relayRequests, startServiceWorker } from "./relay.ts";
import { liveIn } from "./shifted-date.ts";
import { chosenPersona, ensureSession } from "./sign-in.ts";

/** What the insurer answers with something else than the portal. */
const otherAnswer = /^\/(?:logout|v1|api)(?:\/|$)/;
const signIn = /^\/(?:login|session|activate|oidc)(?:\/|$)/;
const place = document.getElementById("demo");
if (!place) throw new Error("The page has no place for the demonstration's bar");
const view = createRoot(place);

async function start(): Promise<void> {
  setBasePath(basePath);
  view.render(<Loading step="program" loaded={0} total={1} />);
  // The worker's script is fetched through the service worker, so that it is there without a network the next time.
  await startServiceWorker();
  performance.mark("service worker");
  const line = openLine((news) => {
    if ("progress" in news) view.render(<Loading {...news.progress} />);
  });
  relayRequests(line);
  const state = await line.ready;
  performance.mark("insurer ready");
  await line.act({ kind: "persona", login: chosenPersona() });
  const path = location.pathname.slice(basePath.length);
  // What the insurer answers was asked for before it was awake: now it is.
  if (otherAnswer.test(path)) return location.reload();
  if (signIn.test(path)) history.replaceState(null, "", `${basePath}/`);
  liveIn(state.today, todayInZurich(new Date()));
  await ensureSession(line);
  performance.mark("signed in");
  view.render(<Bar line={line} initial={state} />);
  await import("../../web/src/main.tsx");
  navigator.serviceWorker.controller?.postMessage("keep");
}

start().catch((error: unknown) => {
  view.render(<Loading step="broken" reason={error instanceof Error ? error.message : ""} />);
});
