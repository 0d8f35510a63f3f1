import type { OpenItemsFilter } from "@portal/model/desk/books/open-items.ts";
import { formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { PagedList } from "../../layout/PagedList.tsx";
import styles from "../Books.module.css";
import { AccountPane } from "./AccountPane.tsx";
import { OpenFilters } from "./OpenFilters.tsx";
import { OpenItemsTable } from "./OpenItemsTable.tsx";
import { OpenSumsCards } from "./OpenSumsCards.tsx";
import { useOpenItems, useOpenSums } from "./open-items.ts";

/** What is owed: of all, or of one account. */
export function OpenItemsPart({ number }: { number: string | undefined }) {
  return (
    <div className={styles.page}>
      {number === undefined ? <AllOpenItems /> : <AccountPane key={number} number={number} />}
    </div>
  );
}

function AllOpenItems() {
  const t = useTexts("desk_books");
  const [filter, setFilter] = useState<OpenItemsFilter>({});
  const sums = useOpenSums(filter);
  const list = useOpenItems(filter);
  return (
    <div className={styles.content}>
      <header className={styles.title}>
        <h2>{t("part.open")}</h2>
        {sums.data && (
          <p role="status">
            {t("open.count", { count: sums.data.count, amount: formatChf(sums.data.amount) })}
          </p>
        )}
      </header>
      <OpenFilters filter={filter} insurers={sums.data?.insurers ?? []} onChange={setFilter} />
      {sums.isError && <Failed text={t("failed")} onRetry={() => void sums.refetch()} />}
      {sums.data && <OpenSumsCards sums={sums.data} />}
      <PagedList list={list} failed={t("failed")}>
        <OpenItemsTable items={list.rows} />
      </PagedList>
    </div>
  );
}
