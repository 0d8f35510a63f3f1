import {
  configurationPath,
  FeatureFlags,
  maintenancePath,
  PortalData,
} from "./core/portal-requests.ts";
import { loadConfiguration } from "./core/configuration.ts";
import { type Prefetched, prefetch } from "./core/http/prefetch.ts";
import { graphqlRequest, restRequest } from "./core/http/request.ts";
import { currentRequester } from "./core/session/session.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { HomeDocument, homePeriod } from "./home/home.ts";
import { NowDocument, nowPeriod } from "./parts/now/now.ts";

/**
 * The inline script of a client-rendered page: prefetches the queries of the first screen before the bundle arrives.
 * Without a session nothing is prefetched, because the page leaves for the login.
 */
const responses: Prefetched["responses"] = new Map();

async function start(): ReturnType<typeof loadConfiguration> {
  const configuration = await loadConfiguration();
  const asker = currentRequester();
  const { language } = asker;
  if (!asker.authorization) return configuration;
  const begin = (request: Parameters<typeof prefetch>[1]) => prefetch(responses, request);
  begin(graphqlRequest(configuration, "private", PortalData, {}, asker));
  if (location.pathname === "/" && !asker.representation) {
    const period = nowPeriod(todayInZurich(new Date()));
    begin(graphqlRequest(configuration, "private", HomeDocument, homePeriod(new Date()), asker));
    begin(graphqlRequest(configuration, "private", NowDocument, period, asker));
  }
  begin(graphqlRequest(configuration, "public", FeatureFlags, { platform: "web" }, asker));
  begin(restRequest(configuration, "GET", maintenancePath, undefined, asker));
  begin(restRequest(configuration, "GET", configurationPath, undefined, { language }));
  return configuration;
}

const configuration = start();
configuration.catch(() => undefined);
window.prefetched = { configuration, responses };
