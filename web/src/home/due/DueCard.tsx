import { formatDate } from "@portal/model/calendar/dates.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { type Due, invoiceAddress } from "../../parts/due/due.ts";
import styles from "./DueCard.module.css";
import { francs } from "../../core/language/francs.ts";

/** What is to be paid next, until when, and how. */
export function DueCard({ due }: { due: Due | undefined }) {
  const t = useTexts("homepage");
  if (!due) return <NothingDue />;
  const date = formatDate(due.date);
  const isAhead = due.days >= 0 && due.when !== "late" && due.when !== "POURSUITE";
  return (
    <section className={styles.due} aria-label={t("due.label")}>
      <div>
        <p className={styles.when}>
          {due.when !== "carried" && t(whenKey(due.when), { date })}
          {isAhead && due.when !== "carried" && (
            <span className={styles.days}>{inDays(due.days, t)}</span>
          )}
        </p>
        <p className={styles.amount}>{francs(due.amount)}</p>
        {due.way !== "qr" && <p className={styles.how}>{t(`due.${due.way}`, { date })}</p>}
      </div>
      <Link to={invoiceAddress(due.invoice)} className={styles.pay}>
        {t(due.way === "qr" ? "due.pay" : "due.see")}
      </Link>
    </section>
  );
}

function whenKey(when: Exclude<Due["when"], "carried">) {
  return when === "late" || when === "next"
    ? (`due.${when}` as const)
    : (`due.stage.${when}` as const);
}

function inDays(days: number, t: ReturnType<typeof useTexts<"homepage">>): string {
  return days === 0 ? t("due.today") : t("due.days", { count: days });
}

function NothingDue() {
  const t = useTexts("homepage");
  return (
    <section className={styles.nothing} aria-label={t("due.label")}>
      <CircleCheck size={28} aria-hidden="true" />
      <div>
        <p className={styles.title}>{t("due.nothing")}</p>
        <p>{t("due.nothingHelp")}</p>
      </div>
    </section>
  );
}
