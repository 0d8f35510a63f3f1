import { OwnPortal } from "../core/portal.tsx";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { oneOf, useSearch } from "../core/routing/search.ts";
import { useToday } from "../core/today.ts";
import { useFirstYear } from "../parts/years/useYearChoice.ts";
import { Page } from "../ui/layout/Page.tsx";
import { YearTabs } from "../ui/tables/YearTabs.tsx";
import { AccountStatement } from "./AccountStatement.tsx";
import { CreditCards } from "./CreditCards.tsx";
import { InvoiceList } from "./list/InvoiceList.tsx";
import { firstYear, type OpenInvoices, yearsWith } from "./invoices.ts";
import { InvoicesLead } from "./InvoicesLead.tsx";
import styles from "./InvoicesScreen.module.css";
import type { Extension } from "../parts/pay/JokerOffer.tsx";
import { PaySheetPlace } from "../parts/pay/PaySheetPlace.tsx";
import { JokerBanner } from "./payment/JokerBanner.tsx";
import { ToPay, ToPaySkeleton } from "./to-pay/ToPay.tsx";
import { useInvoices } from "./useInvoices.ts";

export function InvoicesScreen() {
  const t = useTexts("invoices");
  const titles = useTexts("template");
  const today = useToday();
  const [extension, setExtension] = useState<Extension>();
  const { year, shownYear, open, toPay, found } = useYear(today);
  const hasOpen = open !== undefined && open.count > 0;
  const markOf = useMark(open);
  return (
    <Page title={titles("titles.invoices")}>
      <div className={styles.first}>
        <div className={hasOpen ? `${styles.top} ${styles.beside}` : styles.top}>
          {!hasOpen && !found.hasFailed && <InvoicesLead list={found.list} open={open} />}
          <OwnPortal>
            <AccountStatement />
          </OwnPortal>
        </div>
        {open && toPay && hasOpen && <ToPay open={open} invoices={toPay} today={today} />}
        {!open && !found.hasFailed && <ToPaySkeleton />}
      </div>
      <OwnPortal>
        <CreditCards credits={found.credits} onAsked={found.refetch} />
      </OwnPortal>
      {extension && <JokerBanner extension={extension} invoices={found.list?.invoices} />}
      <YearTabs label={t("years")} parameter={year} markOf={markOf}>
        <InvoiceList year={shownYear} today={today} found={found} onExtended={setExtension} />
      </YearTabs>
      <PaySheetPlace />
    </Page>
  );
}

/**
 * The year in the address, else the one with the most urgent invoice. Every response has the open invoices of all
 * years; the first year is decided once, so that a change of an invoice does not change the page.
 */
function useYear(today: string) {
  const search = useSearch();
  const [begin, setBegin] = useState<number>();
  const first = useInvoices(search.get(oneOf("year", yearsWith(undefined, today))));
  if (first.open && begin === undefined) setBegin(firstYear(first.open, today));
  const year = oneOf("year", yearsWith(first.open, today, useFirstYear()), begin);
  const shownYear = search.get(year);
  const found = useInvoices(shownYear);
  // While another year is loading, the open invoices of all years stay visible.
  const { open, toPay } = found.open ? found : first;
  return { year, shownYear, open, toPay, found };
}

/** The open amount of a year, beside its number. */
function useMark(open: OpenInvoices | undefined): (year: number) => string {
  const t = useTexts("invoices");
  return (year) => {
    const count = open?.years.find((one) => one.year === year)?.count;
    return count ? ` · ${t("yearOpen", { count })}` : "";
  };
}
