import { Boundary } from "../core/hydration.tsx";
import type { Coordinates } from "@portal/model/places/places.ts";
import { startTransition, useState } from "react";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useSearch } from "../core/routing/search.ts";
import { Page } from "../ui/layout/Page.tsx";
import { searchedPlace } from "./agencies.ts";
import { AgenciesFailed } from "./AgenciesFailed.tsx";
import { AgenciesSkeleton } from "./AgenciesSkeleton.tsx";
import { AgencyResults } from "./AgencyResults.tsx";
import { AgencySearch } from "./AgencySearch.tsx";

/** The agencies around a locality or the customer's position, as a list and on a map. */
export function AgenciesScreen() {
  const t = useTexts("agencies");
  const titles = useTexts("template");
  const search = useSearch();
  const placeId = search.get(searchedPlace);
  const [here, setHere] = useState<Coordinates>();
  const searchAround = (next: { placeId?: string; here?: Coordinates }) => {
    startTransition(() => setHere(next.here));
    search.set(searchedPlace.to(next.placeId));
  };
  return (
    <Page title={titles("titles.helpFindAgency")} intro={t("intro")}>
      <AgencySearch placeId={placeId} isAroundHere={here !== undefined} onSearch={searchAround} />
      <ErrorBoundary fallback={AgenciesFailed}>
        <Boundary fallback={<AgenciesSkeleton />}>
          <AgencyResults placeId={placeId} here={here} />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}
