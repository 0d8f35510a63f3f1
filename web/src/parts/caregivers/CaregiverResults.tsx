import { Boundary } from "../../core/hydration.tsx";
import {
  type Caregiver,
  CAREGIVERS_PER_PAGE,
  canSearchCaregivers,
  MAX_CAREGIVERS,
  needsRefinedSearch,
} from "@portal/model/caregivers.ts";
import { useRef, useState } from "react";
import { Button } from "../../ui/layout/Button.tsx";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { PageButtons } from "../../ui/tables/PageButtons.tsx";
import { onPage } from "../../ui/tables/pages.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { CaregiverCards } from "./CaregiverCards.tsx";
import type { CaregiverSearch } from "./caregivers.ts";
import { CaregiversSkeleton } from "./CaregiversSkeleton.tsx";
import styles from "./CaregiverResults.module.css";
import type { CaregiverState } from "./useCaregiverSearch.ts";

interface CaregiverResultsProps {
  state: CaregiverState;
  chosen: Caregiver | undefined;
  onChoose: (caregiver: Caregiver) => void;
  onRetry: (search: CaregiverSearch) => void;
}

/** The state of a search, from none yet to a list of ten at a time. */
export function CaregiverResults({ state, onRetry, ...choice }: CaregiverResultsProps) {
  const t = useTexts("caregivers");
  const common = useTexts("global");
  if (state.kind === "idle")
    return (
      <div className={styles.idle}>
        <EmptyPicture subject="search" />
        <p>{t("idle")}</p>
      </div>
    );
  if (state.kind === "loading") return <CaregiversSkeleton />;
  if (state.kind === "failed")
    return (
      <Notice kind="error">
        <p>{t("change.AOSPremiumError")}</p>
        <Button variant="secondary" className={styles.retry} onClick={() => onRetry(state.search)}>
          {common("retry")}
        </Button>
      </Notice>
    );
  if (state.results.length === 0)
    return (
      <div role="status">
        <EmptyState picture="search" title={t("none.title")}>
          {t("none.text")}
        </EmptyState>
      </div>
    );
  // Texts that load late must not suspend the dialog around the list, because it would close.
  return (
    <Boundary fallback={<CaregiversSkeleton />}>
      <Found search={state.search} results={state.results} {...choice} />
    </Boundary>
  );
}

interface FoundProps {
  search: CaregiverSearch;
  results: readonly Caregiver[];
  chosen: Caregiver | undefined;
  onChoose: (caregiver: Caregiver) => void;
}

function Found({ search, results, chosen, onChoose }: FoundProps) {
  const t = useTexts("caregivers");
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const leaf = (to: number) => {
    setPage(to);
    top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className={styles.found}>
      <div role="status">
        <p className={styles.count}>{t(countKey(search, results), { count: results.length })}</p>
        {results.length >= MAX_CAREGIVERS && <p className={styles.more}>{t("tooMany")}</p>}
      </div>
      {needsRefinedSearch(results) && (
        <Notice kind="info">{t("selectCaregiver.refineSearch")}</Notice>
      )}
      <CaregiverCards
        caregivers={onPage(results, page, CAREGIVERS_PER_PAGE)}
        hasDistances={hasPlace(search)}
        chosen={chosen?.noPartenaire}
        onChoose={onChoose}
      />
      <PageButtons
        label={t("results")}
        total={results.length}
        pageSize={CAREGIVERS_PER_PAGE}
        page={page}
        onPage={leaf}
      />
    </div>
  );
}

function countKey(search: CaregiverSearch, results: readonly Caregiver[]) {
  if (!canSearchCaregivers(search)) return "countHome";
  if (hasPlace(search) && results[0]?.pediatre) return "countChild";
  return results.some(({ distance }) => distance !== null) ? "countNear" : "count";
}

function hasPlace({ locality, near }: CaregiverSearch): boolean {
  return near !== undefined || canSearchCaregivers({ name: "", locality });
}
