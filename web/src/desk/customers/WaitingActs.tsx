import { formatDate, localTimeInZurich } from "@portal/model/calendar/dates.ts";
import { approvedActs } from "@portal/model/desk/approved-acts.ts";
import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./Customers.module.css";

/** What waits for a colleague or for its day, so that a clerk does not ask for it twice. */
export function WaitingActs({ account }: { account: CustomerPage["account"] }) {
  const t = useTexts("desk_customers");
  const acts = useTexts("desk_approvals");
  if (!account || account.waiting.length === 0) return null;
  const when = (dueAt: string) => {
    const [day = "", time = ""] = localTimeInZurich(new Date(dueAt)).split("T");
    return t("waiting.day", { day: formatDate(day), time });
  };
  return (
    <Card>
      <h3>{t("waiting.title")}</h3>
      <ul className={styles.people}>
        {account.waiting.map(({ act, dueAt }) => {
          const known = approvedActs.find((one) => one === act);
          return (
            <li key={act}>
              {known ? acts(`act.${known}`) : act}
              <span className={styles.detail}>
                {dueAt === null ? t("waiting.approval") : when(dueAt)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
