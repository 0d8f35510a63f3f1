import { useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { CustomerPane } from "./CustomerPane.tsx";
import styles from "./Customers.module.css";
import { SearchPane } from "./SearchPane.tsx";

/** The search and the open customers, and beside them the chosen one. */
export function CustomersScreen() {
  const t = useTexts("desk_customers");
  const { path } = useLocation();
  const number = /^\/customers\/(\d+)$/.exec(path)?.[1];
  return (
    <div className={styles.room} data-open={number !== undefined || undefined}>
      <SearchPane />
      <div className={styles.pane}>
        {number === undefined ? (
          <p className={styles.choose}>{t("choose")}</p>
        ) : (
          <CustomerPane key={number} insuredNumber={Number(number)} />
        )}
      </div>
    </div>
  );
}
