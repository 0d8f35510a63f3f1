import { Boundary } from "../core/hydration.tsx";
import { yearsAhead } from "@portal/model/contract.ts";
import { startTransition, useOptimistic } from "react";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useSearch } from "../core/routing/search.ts";
import { useToday } from "../core/today.ts";
import { Page } from "../ui/layout/Page.tsx";
import { monthChoice } from "./contract.ts";
import { ContractActions } from "./ContractActions.tsx";
import { ContractFailed } from "./ContractFailed.tsx";
import { ContractMonth } from "./ContractMonth.tsx";
import { Contracts } from "./Contracts.tsx";
import styles from "./ContractScreen.module.css";
import { ContractSkeleton } from "./ContractSkeleton.tsx";

export function ContractScreen() {
  const t = useTexts("contract");
  const titles = useTexts("template");
  const { configuration } = usePortal();
  const search = useSearch();
  const today = useToday();
  const months = monthChoice(today, yearsAhead(configuration.contractsAddYearsVisible));
  const month = search.get(months.parameter);
  // The picker changes at once; the content stays until the contracts of the new month are loaded.
  const [picked, setPicked] = useOptimistic(month);
  const pick = (wanted: string) =>
    startTransition(() => {
      setPicked(wanted);
      search.set(months.parameter.to(wanted));
    });
  return (
    <Page title={titles("titles.contract")} intro={t("intro")}>
      <div className={styles.bar}>
        <ContractMonth months={months} current={today.slice(0, 7)} picked={picked} onPick={pick} />
        <ContractActions />
      </div>
      <ErrorBoundary fallback={ContractFailed}>
        <Boundary fallback={<ContractSkeleton />}>
          <Contracts month={month} today={today} last={months.last} isWaiting={picked !== month} />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}
