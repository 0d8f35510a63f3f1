import { useState } from "react";
import { useTexts } from "../core/i18n.tsx";
import { useSearch, yearChoice } from "../core/search.ts";
import { Page } from "../ui/Page.tsx";
import { YearTabs } from "../ui/YearTabs.tsx";
import { AccountStatement } from "./AccountStatement.tsx";
import { InvoiceList } from "./InvoiceList.tsx";
import { today as dayNow, YEARS } from "./invoices.ts";
import { InvoicesLead } from "./InvoicesLead.tsx";
import styles from "./InvoicesScreen.module.css";
import { JokerBanner, type Extension } from "./JokerBanner.tsx";
import { useInvoices } from "./useInvoices.ts";

export function InvoicesScreen() {
  const t = useTexts("invoices");
  const titles = useTexts("template");
  const search = useSearch();
  const [today] = useState(dayNow);
  const [extension, setExtension] = useState<Extension>();
  const year = yearChoice(today, { count: YEARS });
  const shownYear = search.get(year);
  const found = useInvoices(shownYear);
  return (
    <Page title={titles("titles.invoices")}>
      <div className={styles.top}>
        <InvoicesLead list={found.list} />
        <AccountStatement />
      </div>
      {extension && <JokerBanner extension={extension} invoices={found.list?.invoices} />}
      <YearTabs label={t("years")} parameter={year}>
        <InvoiceList year={shownYear} today={today} found={found} onExtended={setExtension} />
      </YearTabs>
    </Page>
  );
}
