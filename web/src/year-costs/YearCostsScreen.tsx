import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { type Choice, oneOf, useSearch } from "../core/routing/search.ts";
import { useToday } from "../core/today.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import stack from "../ui/layout/Stack.module.css";
import { YearTabs } from "../ui/tables/YearTabs.tsx";
import { HouseholdCard } from "./HouseholdCard.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { Simulator } from "./Simulator.tsx";
import { householdOf, type PersonCosts, yearCostsQuery, yearOf } from "./year-costs.ts";

/** What this or the next year costs the household, and what a treatment would cost. */
export function YearCostsScreen() {
  const t = useTexts("year_costs");
  const titles = useTexts("template");
  const thisYear = Number(useToday().slice(0, 4));
  const year = oneOf("year", [thisYear, thisYear + 1]);
  return (
    <Page title={titles("titles.costs")} intro={t("intro")}>
      <div className={stack.gap6}>
        <YearTabs label={t("years")} parameter={year}>
          <ErrorBoundary fallback={CostsFailed}>
            <Boundary fallback={<Skeleton height="520px" />}>
              <Year parameter={year} />
            </Boundary>
          </ErrorBoundary>
        </YearTabs>
        <ErrorBoundary fallback={CostsFailed}>
          <Boundary fallback={<Skeleton height="420px" />}>
            <SimulatorOfHousehold />
          </Boundary>
        </ErrorBoundary>
      </div>
    </Page>
  );
}

function Year({ parameter }: { parameter: Choice<number> }) {
  const t = useTexts("year_costs");
  const today = useToday();
  const year = useSearch().get(parameter);
  const { data } = useSuspenseQuery(yearCostsQuery(year));
  const years = data.map((costs) => yearOf(costs, { year, today }));
  if (!data.some(hasCosts)) return <NoCosts />;
  const isKnown = data.every(({ premiums }) => premiums.every(({ isAnnounced }) => isAnnounced));
  return (
    <div className={stack.gap5}>
      {!isKnown && (
        <Notice kind="info">
          <p>{t("unannounced", { year, known: year - 1 })}</p>
        </Notice>
      )}
      {years.length > 1 && <HouseholdCard household={householdOf(years)} year={year} />}
      {years.map((one) => (
        <PersonCard
          key={one.costs.insuredNumber}
          person={one}
          year={year}
          isAlone={years.length === 1}
        />
      ))}
    </div>
  );
}

function hasCosts({ share, premiums }: PersonCosts): boolean {
  return share !== null || premiums.some(({ basic, supplementary }) => basic + supplementary > 0);
}

function NoCosts() {
  const t = useTexts("year_costs");
  return (
    <EmptyState picture="mountain" title={t("none.title")}>
      {t("none.text")}
    </EmptyState>
  );
}

/** Nothing to simulate for a household without basic insurance this year. */
function SimulatorOfHousehold() {
  const today = useToday();
  const { data } = useSuspenseQuery(yearCostsQuery(Number(today.slice(0, 4))));
  const people = data.filter(({ share }) => share !== null);
  return people.length > 0 && <Simulator people={people} today={today} />;
}

function CostsFailed({ reset }: FallbackProps) {
  const t = useTexts("year_costs");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
