import { useSuspenseQueries } from "@tanstack/react-query";
import { memo } from "react";
import type { ContractsQuery } from "../core/http/gql/private.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useSearch } from "../core/routing/search.ts";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Tabs } from "../ui/layout/Tabs.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { contractsIn, type Kind, kindChoice, nextPremiums } from "./contract.ts";
import styles from "./ContractScreen.module.css";
import { EstatePanel } from "./property/EstatePanel.tsx";
import { HealthPanel } from "./health/HealthPanel.tsx";
import { Summary } from "./Summary.tsx";

interface ContractsProps extends MonthProps {
  /** Another month is loading. */
  isWaiting: boolean;
}

/** The cover of every person in a month, and its cost. */
export function Contracts({ isWaiting, ...month }: ContractsProps) {
  const t = useTexts("contract");
  return (
    <div className={styles.contracts} aria-busy={isWaiting} data-waiting={isWaiting || undefined}>
      <VisuallyHidden>
        <span role="status">{isWaiting && t("month.loading")}</span>
      </VisuallyHidden>
      <Month {...month} />
    </div>
  );
}

interface MonthProps {
  month: string;
  today: string;
  /** The last month that can be shown. */
  last: string;
}

/** Memoized, so that a press on another month renders it only once that month is loaded. */
const Month = memo(function Month({ month, today, last }: MonthProps) {
  const t = useTexts("contract");
  const kind = useSearch().get(kindChoice);
  const [{ data }, { data: next }] = useSuspenseQueries({
    queries: [contractsIn(month, today), nextPremiums(month, today, last)],
  });
  return (
    <>
      <Summary month={month} data={data} next={next} />
      {isProvisional(data, month) && (
        <Notice kind="info">
          <p>{t("next.provisional", { year: month.slice(0, 4) })}</p>
        </Notice>
      )}
      <Tabs label={t("tabs.label")} parameter={kindChoice} titleOf={titleOf}>
        {kind === "estate" ? (
          <EstatePanel contracts={data.contracts} />
        ) : (
          <HealthPanel
            key={kind}
            kind={kind}
            month={month}
            contracts={data.contracts}
            next={next}
          />
        )}
      </Tabs>
    </>
  );
});

/** Whether the premiums of the month's year are not announced yet. */
function isProvisional({ contracts }: ContractsQuery, month: string): boolean {
  const year = Number(month.slice(0, 4));
  return contracts.some(({ healthBasic }) => healthBasic && healthBasic.tariffYear < year);
}

function titleOf(kind: Kind) {
  return <TabTitle kind={kind} />;
}

/** The full word on screens with room for three tabs. */
function TabTitle({ kind }: { kind: Kind }) {
  const t = useTexts("contract");
  return (
    <>
      <span className={styles.long}>{t(`tabs.${kind}`)}</span>
      <span className={styles.short}>{t(`tabs.short.${kind}`)}</span>
    </>
  );
}
