import { formatDate } from "@portal/model/calendar/dates.ts";
import CalendarDays from "lucide-react/icons/calendar-days";
import Phone from "lucide-react/icons/phone";
import type { RefObject } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { Link } from "../../core/routing/router.tsx";
import { useSearch } from "../../core/routing/search.ts";
import { moreTime, paySheet } from "../../parts/pay/pay-address.ts";
import { useTitle } from "../../parts/pay/useTitle.ts";
import buttonStyles from "../../ui/layout/Button.module.css";
import { Card } from "../../ui/layout/Card.tsx";
import { arrangeable, type NextStep, nextSteps, type OpenRow } from "./to-pay.ts";
import styles from "./DebtHelp.module.css";

const button = `${buttonStyles.button} ${buttonStyles.secondary}`;
/** More invoices than this are shown as a number. */
const NAMED = 2;

interface DebtHelpProps {
  rows: readonly OpenRow[];
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The help for a customer who cannot pay everything, and the next steps. */
export function DebtHelp({ rows, heading }: DebtHelpProps) {
  const t = useTexts("invoices");
  const { phone } = useBrand();
  const search = useSearch();
  const first = arrangeable(rows);
  const steps = nextSteps(rows);
  return (
    <aside className={styles.side} aria-label={t("toPay.help.title")}>
      <Card>
        <h2 ref={heading} tabIndex={-1}>
          {t("toPay.help.title")}
        </h2>
        <p>{t(first ? "toPay.help.plan" : "toPay.help.call")}</p>
        <div className={styles.acts}>
          {first && (
            <Link to={search.hrefWith(paySheet.to(first.id), moreTime.to("1"))} className={button}>
              <CalendarDays size={20} aria-hidden="true" />
              {t("arrangement.offer")}
            </Link>
          )}
          <a href={`tel:${phone.replaceAll(/\s/g, "")}`} className={button}>
            <Phone size={20} aria-hidden="true" />
            {phone}
          </a>
        </div>
      </Card>
      {steps.length > 0 && (
        <Card>
          <h2>{t("toPay.next.title")}</h2>
          <ul className={styles.steps}>
            {steps.map((step) => (
              <Step key={`${step.kind} ${step.date}`} step={step} />
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

function Step({ step: { kind, date, invoices } }: { step: NextStep }) {
  const t = useTexts("invoices");
  const titleOf = useTitle("short");
  const what =
    invoices.length > NAMED
      ? t("toPay.count", { count: invoices.length })
      : invoices.map(titleOf).join(", ");
  const title =
    kind === "POURSUITE"
      ? t("status.POURSUITE")
      : date
        ? t("toPay.next.by", { date: formatDate(date) })
        : t("toPay.next.now");
  return (
    <li>
      <strong>{title}</strong>
      <span>{t(`toPay.next.${kind}`, { what })}</span>
    </li>
  );
}
