import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { tourKind, type TourKind } from "@portal/model/tour.ts";
import { isNewcomer } from "@portal/model/welcome.ts";
import { type QueryClient, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useEnvironment } from "../core/environment.ts";
import { graphql, query } from "../core/http/api.ts";
import { type Portal, usePortal } from "../core/portal.tsx";
import { navigate } from "../core/routing/router.tsx";
import { oneOf, useSearch } from "../core/routing/search.ts";
import { saveInTab } from "../core/session/session.ts";
import { tabStart } from "../parts/tab-start.ts";
import { TourSteps } from "./TourSteps.tsx";

const TourData = graphql(`
  query Tour {
    warningMessage {
      message
    }
    openInvoices {
      overdueCount
    }
    contracts {
      insuredNumber
      healthBasic {
        startingDate
      }
    }
  }
`);
const EndTour = graphql(`
  mutation EndTour {
    endTour
  }
`);

const silent = { silent: true };
/** `/?tour=open` opens the tour again. */
const asked = oneOf("tour", ["no", "open"]);
const shownMark = "tour_shown";

/** The tour of the portal: by itself for new accounts, unless something is urgent, or when it is asked for. */
export function Tour() {
  const search = useSearch();
  const portal = usePortal();
  const host = useEnvironment();
  const cache = useQueryClient();
  const isAsked = search.get(asked) === "open";
  const [isOver, setOver] = useState(() => host.kept(shownMark) !== null);
  const opens = isAsked ? "asked" : isOver ? "over" : "if due";
  const { data: tour } = useSuspenseQuery({
    queryKey: ["tour", opens],
    queryFn: async () => {
      const isWanted = opens === "asked" || (opens === "if due" && (await isDue(cache)));
      return isWanted ? findTour(portal, todayInZurich(host.now())) : null;
    },
    staleTime: Infinity,
  });
  // Not while the query runs: a component that suspends begins anew and would find the mark.
  useEffect(() => saveInTab(shownMark, "1"), []);
  if (!tour || !(isAsked || !(tour.isUrgent || isOver))) return null;
  const end = () => {
    setOver(true);
    if (isAsked) navigate(search.hrefWith(asked.to("no")), { replace: true });
    query(EndTour, {}, silent).catch(() => undefined);
  };
  return <TourSteps kind={tour.kind} onEnd={end} />;
}

interface FoundTour {
  kind: TourKind;
  /** A debt or a warning comes first; the tour opens by itself on another day. */
  isUrgent: boolean;
}

async function isDue(cache: QueryClient): Promise<boolean> {
  const { isTourDue } = await cache.query(tabStart);
  return isTourDue;
}

async function findTour({ profile, insureds }: Portal, today: string): Promise<FoundTour> {
  const data = await query(TourData, {}, silent);
  const own = data.contracts.find((one) => one.insuredNumber === profile.insuredNumber);
  const joined = own?.healthBasic?.startingDate ?? null;
  const { warningMessage, openInvoices } = data;
  return {
    kind: tourKind({
      isAddressOwner: profile.isAddressOwner,
      sousTutelle: profile.sousTutelle,
      insureds: insureds.length,
      isNewcomer: isNewcomer({ joined, paidInvoices: 0 }, today),
    }),
    isUrgent: Boolean(warningMessage.message) || openInvoices.overdueCount > 0,
  };
}
