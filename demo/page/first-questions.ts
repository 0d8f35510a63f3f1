import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { type Prefetched, prefetch } from "../../web/src/core/http/prefetch.ts";
import { graphqlRequest, restRequest } from "../../web/src/core/http/request.ts";
import {
  configurationPath,
  FeatureFlags,
  maintenancePath,
  PortalData,
} from "../../web/src/core/portal-requests.ts";
import { currentAsker } from "../../web/src/core/session/session.ts";
import { HomeDocument, homePeriod } from "../../web/src/home/home.ts";

type Answers = Prefetched["responses"];

/** What every page of the portal asks before it knows who is there. */
export function askForEverybody(answers: Answers, configuration: ClientConfiguration): void {
  const { language } = currentAsker();
  const asker = { language };
  prefetch(
    answers,
    graphqlRequest(configuration, "public", FeatureFlags, { platform: "web" }, asker),
  );
  prefetch(answers, restRequest(configuration, "GET", maintenancePath, undefined, asker));
  prefetch(answers, restRequest(configuration, "GET", configurationPath, undefined, asker));
}

/**
 * What the first screen asks about the person. The insurer has one thread: the homepage's question waits until the shell
 * has its answer, so that the shell is drawn meanwhile.
 */
export async function askForPerson(
  answers: Answers,
  configuration: ClientConfiguration,
  isHome: boolean,
): Promise<void> {
  const asker = currentAsker();
  prefetch(answers, graphqlRequest(configuration, "private", PortalData, {}, asker));
  if (!isHome) return;
  await [...answers.values()].at(-1);
  const period = homePeriod(new Date());
  prefetch(answers, graphqlRequest(configuration, "private", HomeDocument, period, asker));
}
