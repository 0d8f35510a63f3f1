import { HeldCredits } from "@portal/model/desk/books/credits.ts";
import { formatChf } from "@portal/model/money.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { usePages } from "../../http/usePages.ts";
import { PagedList } from "../../layout/PagedList.tsx";
import styles from "../Books.module.css";
import { CreditsTable } from "./CreditsTable.tsx";

/** What the insurers owe their customers, the highest credit first. */
export function CreditsPart() {
  const t = useTexts("desk_books");
  const list = usePages({
    queryKey: ["books", "credits"],
    path: "/books/credits",
    rule: HeldCredits,
    rowsOf: ({ credits }) => credits,
    placeOf: ({ place }) => place,
  });
  const { rows: credits, first: sums } = list;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header className={styles.title}>
          <h2>{t("part.credits")}</h2>
          {sums && (
            <p>{t("credits.count", { count: sums.count, amount: formatChf(sums.amount) })}</p>
          )}
        </header>
        <PagedList list={list} failed={t("failed")}>
          {credits.length > 0 ? <CreditsTable credits={credits} /> : <p>{t("credits.none")}</p>}
        </PagedList>
      </div>
    </div>
  );
}
