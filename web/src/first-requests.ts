import {
  configurationPath,
  FeatureFlags,
  maintenancePath,
  PortalData,
} from "./core/portal-requests.ts";
import { loadConfiguration } from "./core/configuration.ts";
import { type EarlyStart, startEarly } from "./core/http/early.ts";
import { graphqlRequest, restRequest } from "./core/http/request.ts";
import { currentAsker } from "./core/session/session.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { HomeDocument, homePeriod } from "./home/home.ts";
import { NowDocument, nowPeriod } from "./parts/now/now.ts";

/**
 * Runs inline in the page, before the bundle has arrived: what the first screen will ask is already
 * under way when its code is there. Whoever is not signed in will leave for the login: nothing is asked.
 */
const answers: EarlyStart["answers"] = new Map();

async function start(): ReturnType<typeof loadConfiguration> {
  const configuration = await loadConfiguration();
  const asker = currentAsker();
  const { language } = asker;
  if (!asker.authorization) return configuration;
  const begin = (request: Parameters<typeof startEarly>[1]) => startEarly(answers, request);
  begin(graphqlRequest(configuration, "private", PortalData, {}, asker));
  if (location.pathname === "/") {
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
window.earlyStart = { configuration, answers };
