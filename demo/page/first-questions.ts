import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { type Prefetched, prefetch } from "../../web/src/core/http/prefetch.ts";
import { graphqlRequest, restRequest } from "../../web/src/core/http/request.ts";
import {
  configurationPath,
  FeatureFlags,
  maintenancePath,
  PortalData,
} from "../../web/src/core/portal-requests.ts";
import { currentRequester } from "../../web/src/core/session/session.ts";
import { HomeDocument, homePeriod } from "../../web/src/home/home.ts";

type Answers = Prefetched["responses"];

/** The requests of every page before the customer is known. */
export function askForEverybody(answers: Answers, configuration: ClientConfiguration): void {
  const { language } = currentRequester();
  const asker = { language };
  prefetch(
    answers,
    graphqlRequest(configuration, "public", FeatureFlags, { platform: "web" }, asker),
  );
  prefetch(answers, restRequest(configuration, "GET", maintenancePath, undefined, asker));
  prefetch(answers, restRequest(configuration, "GET", configurationPath, undefined, asker));
}

/**
 * The first screen's requests about the customer. The insurer has one thread: the homepage's request waits for the
 * shell's answer, so that the shell is drawn meanwhile.
 */
export async function askForPerson(
  answers: Answers,
  configuration: ClientConfiguration,
  isHome: boolean,
): Promise<void> {
  const asker = currentRequester();
  prefetch(answers, graphqlRequest(configuration, "private", PortalData, {}, asker));
  if (!isHome) return;
  await [...answers.values()].at(-1);
  const period = homePeriod(new Date());
  prefetch(answers, graphqlRequest(configuration, "private", HomeDocument, period, asker));
}
