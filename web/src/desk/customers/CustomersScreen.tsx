import { useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { CustomerPane } from "./CustomerPane.tsx";
import room from "../layout/ListRoom.module.css";
import { RETURNED_PATH } from "./returned.ts";
import { ReturnedPane } from "./ReturnedPane.tsx";
import { SearchPane } from "./SearchPane.tsx";

/** The search and the open customers, and beside them the chosen one or the letters that came back. */
export function CustomersScreen() {
  const t = useTexts("desk_customers");
  const { path } = useLocation();
  const number = /^\/customers\/(\d+)$/.exec(path)?.[1];
  const isReturned = path === RETURNED_PATH;
  return (
    <div className={room.room} data-open={number !== undefined || isReturned || undefined}>
      <SearchPane />
      <div className={room.pane}>
        {isReturned && <ReturnedPane />}
        {number !== undefined && <CustomerPane key={number} insuredNumber={Number(number)} />}
        {!isReturned && number === undefined && <p className={room.choose}>{t("choose")}</p>}
      </div>
    </div>
  );
}
