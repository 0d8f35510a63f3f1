import { agenciesPerPage } from "@portal/model/places/agencies.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { pageNumber, useSearch } from "../core/routing/search.ts";
import { useMinute } from "../parts/opening-hours/useMinute.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { onPage, pageOf } from "../ui/tables/pages.ts";
import { Pagination } from "../ui/tables/Pagination.tsx";
import { agenciesQuery, type Agency, homeQuery, placeQuery } from "./agencies.ts";
import { AgenciesMap } from "./AgenciesMap.tsx";
import styles from "./AgenciesScreen.module.css";
import { AgencyCard } from "./AgencyCard.tsx";

interface AgencyResultsProps {
  placeId: string | undefined;
  here: Coordinates | undefined;
}

/** The agencies around the searched place, around the customer's home by default, or all of them. */
export function AgencyResults({ placeId, here }: AgencyResultsProps) {
  const t = useTexts("agencies");
  const { data: place } = useSuspenseQuery(placeQuery(placeId));
  const { data: home } = useSuspenseQuery(homeQuery);
  const isAtHome = placeId === undefined && home !== null;
  const searched = place?.isSwiss ? place : undefined;
  const around = isAtHome ? { label: home.label, point: home } : searched;
  const point = here ?? around?.point;
  const { agencies } = useSuspenseQuery(agenciesQuery(point)).data;
  if (agencies.length === 0) {
    return (
      <EmptyState picture="search" title={t("results.emptyTitle")}>
        {t("results.empty")}
      </EmptyState>
    );
  }
  const byPlace = around && t("results.place", { place: around.label });
  const title = here ? t("results.here") : byPlace;
  return (
    <ListAndMap
      title={title ?? t("results.all", { count: agencies.length })}
      agencies={agencies}
      point={point}
      here={here}
    />
  );
}

interface ListAndMapProps {
  title: string;
  agencies: readonly Agency[];
  point: Coordinates | undefined;
  here: Coordinates | undefined;
}

/** The list and the map share one selection. */
function ListAndMap({ title, agencies, point, here }: ListAndMapProps) {
  const [selected, setSelected] = useState<string>();
  const map = useRef<HTMLDivElement>(null);
  const showPageOf = usePageOf(agencies);
  const selectCard = (id: string | undefined) => {
    setSelected(id);
    if (id) map.current?.scrollIntoView({ block: "nearest" });
  };
  const selectMarker = (id: string | undefined) => {
    setSelected(id);
    showPageOf(id);
  };
  return (
    <div className={styles.results}>
      <AgencyList {...{ title, agencies, selected }} onSelect={selectCard} />
      <div ref={map} className={styles.map}>
        <AgenciesMap {...{ agencies, point, here, selected }} onSelect={selectMarker} />
      </div>
    </div>
  );
}

interface AgencyListProps {
  title: string;
  agencies: readonly Agency[];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

const listId = "agencies";

function AgencyList({ title, agencies, selected, onSelect }: AgencyListProps) {
  const t = useTexts("agencies");
  const page = useSearch().get(pageNumber);
  const now = useMinute();
  return (
    <section className={styles.list} aria-labelledby="agencies-title">
      <div role="status">
        <h2 id="agencies-title">{title}</h2>
      </div>
      <ol id={listId} className={styles.cards}>
        {onPage(agencies, page, agenciesPerPage).map((agency) => (
          <li key={agency.uuid}>
            <AgencyCard
              agency={agency}
              now={now}
              isSelected={agency.uuid === selected}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ol>
      <Pagination
        label={t("results.list")}
        total={agencies.length}
        pageSize={agenciesPerPage}
        listId={listId}
      />
    </section>
  );
}

/** A marker may belong to an agency on another page of the list, which is then opened. */
function usePageOf(agencies: readonly Agency[]): (id: string | undefined) => void {
  const search = useSearch();
  return (id) => {
    const index = agencies.findIndex(({ uuid }) => uuid === id);
    const page = pageOf(index, agenciesPerPage);
    if (index >= 0 && page !== search.get(pageNumber)) search.set(pageNumber.to(page));
  };
}
