import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { tourKind, type TourKind } from "@portal/model/tour.ts";
import { isNewcomer } from "@portal/model/welcome.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useEnvironment } from "../core/environment.ts";
import { graphql, query } from "../core/http/api.ts";
import { type Portal, usePortal } from "../core/portal.tsx";
import { navigate } from "../core/routing/router.tsx";
import { oneOf, useSearch } from "../core/routing/search.ts";
import { saveInTab } from "../core/session/session.ts";
import { TourSteps } from "./TourSteps.tsx";

const TourData = graphql(`
  query Tour {
    isTourDue
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
  const isAsked = search.get(asked) === "open";
  const [isOver, setOver] = useState(() => host.kept(shownMark) !== null);
  const { data: tour } = useSuspenseQuery({
    queryKey: ["tour", isOver && !isAsked],
    queryFn: () => (isOver && !isAsked ? null : findTour(portal, todayInZurich(host.now()))),
    staleTime: Infinity,
  });
  // Not while the query runs: a component that suspends begins anew and would find the mark.
  useEffect(() => saveInTab(shownMark, "1"), []);
  if (!tour || !(isAsked || (tour.opensItself && !isOver))) return null;
  const end = () => {
    setOver(true);
    if (isAsked) navigate(search.hrefWith(asked.to("no")), { replace: true });
    query(EndTour, {}, silent).catch(() => undefined);
  };
  return <TourSteps kind={tour.kind} onEnd={end} />;
}

interface FoundTour {
  kind: TourKind;
  opensItself: boolean;
}

async function findTour({ profile, insureds }: Portal, today: string): Promise<FoundTour> {
  const data = await query(TourData, {}, silent);
  const own = data.contracts.find((one) => one.insuredNumber === profile.insuredNumber);
  const joined = own?.healthBasic?.startingDate ?? null;
  const { isTourDue, warningMessage, openInvoices } = data;
  // A debt or a warning comes first; the tour opens on another day.
  const isUrgent = Boolean(warningMessage.message) || openInvoices.overdueCount > 0;
  return {
    kind: tourKind({
      isAddressOwner: profile.isAddressOwner,
      sousTutelle: profile.sousTutelle,
      insureds: insureds.length,
      isNewcomer: isNewcomer({ joined, paidInvoices: 0 }, today),
    }),
    opensItself: isTourDue && !isUrgent,
  };
}
