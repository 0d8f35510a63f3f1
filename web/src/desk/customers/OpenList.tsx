import { timeInZurich } from "@portal/model/calendar/dates.ts";
import { OpenCustomers } from "@portal/model/desk/customers.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { ask } from "../http/desk-api.ts";
import room from "../layout/ListRoom.module.css";
import styles from "./Customers.module.css";

const REFRESH_MS = 60_000;

/** The customers who are open to the person at the moment. */
export function useOpenCustomers() {
  return useQuery({
    queryKey: ["open customers"],
    queryFn: () => ask("/accesses", OpenCustomers, { isUnattended: true }),
    refetchInterval: REFRESH_MS,
  });
}

export function OpenList() {
  const t = useTexts("desk_customers");
  const { data } = useOpenCustomers();
  if (!data || data.customers.length === 0) return null;
  return (
    <section aria-labelledby="open-customers">
      <h2 id="open-customers" className={styles.hint}>
        {t("open.title")}
      </h2>
      <ul>
        {data.customers.map(({ insuredNumber, firstname, lastname, endsAt }) => (
          <li key={`${insuredNumber} ${endsAt ?? ""}`}>
            <Link to={`/customers/${insuredNumber}`} className={room.row}>
              <strong>{`${firstname} ${lastname}`}</strong>
              <span>
                {endsAt === null
                  ? t("open.case")
                  : t("open.until", { time: timeInZurich(new Date(endsAt)) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
