import { useQuery } from "../../core/http/useQuery.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import Phone from "lucide-react/icons/phone";
import { francs } from "../../core/language/francs.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { type Due, invoiceAddress, payAddress } from "../../parts/due/due.ts";
import { DueState } from "../../parts/due/DueState.tsx";
import { useInvoiceTitle } from "../../parts/due/useInvoiceTitle.ts";
import buttonStyles from "../../ui/layout/Button.module.css";
import { actionOf } from "./action.ts";
import { homeQuery } from "../home.ts";
import styles from "./ActionCard.module.css";

const button = (variant: "primary" | "secondary") =>
  `${buttonStyles.button} ${buttonStyles[variant]}`;

/** The main action in the hero: a payment, help with debts, or a line that nothing is due. */
export function ActionCard({ today }: { today: string }) {
  const { data: home, isPending } = useQuery({ ...homeQuery, retryOnMount: false });
  if (isPending) return <div className={styles.waiting} />;
  // The parts below show the error and a retry button.
  if (!home) return null;
  const action = actionOf(home, today);
  switch (action.kind) {
    case "pay":
      return <ToPay due={action.due} after={action.after} today={today} />;
    case "debts":
      return <Debts debts={action} today={today} />;
    case "nothing":
      return <Nothing action={action} />;
  }
}

interface ToPayProps {
  due: Due;
  after: Due | undefined;
  today: string;
}

function ToPay({ due, after, today }: ToPayProps) {
  const t = useTexts("homepage");
  const titleOf = useInvoiceTitle();
  const { invoice, amount, way } = due;
  const isLate = due.when !== "next";
  return (
    <section className={`${styles.card} ${isLate ? styles.late : ""}`} aria-label={t("due.label")}>
      <DueState invoice={invoice} today={today} />
      <p className={styles.amount}>{francs(amount)}</p>
      <p className={styles.what}>{titleOf(invoice)}</p>
      {way === "ebill" && <p className={styles.what}>{t("due.ebill")}</p>}
      <div className={styles.acts}>
        {way === "qr" ? (
          <>
            <Link to={payAddress("/", invoice.id)} className={button("primary")}>
              {t("due.pay")}
            </Link>
            <Link to={payAddress("/", invoice.id, "time")} className={button("secondary")}>
              {t("due.time")}
            </Link>
          </>
        ) : (
          <Link to={invoiceAddress(invoice)} className={button("primary")}>
            {t("due.see")}
          </Link>
        )}
      </div>
      {after && (
        <p className={styles.then}>
          {t("due.then", {
            what: titleOf(after.invoice),
            amount: francs(after.amount),
            date: formatDate(after.deadline),
          })}
        </p>
      )}
    </section>
  );
}

type Action = ReturnType<typeof actionOf>;

function Debts({ debts, today }: { debts: Extract<Action, { kind: "debts" }>; today: string }) {
  const t = useTexts("homepage");
  const { phone } = useBrand();
  const { count, amount, worst } = debts;
  return (
    <section className={`${styles.card} ${styles.late}`} aria-label={t("due.label")}>
      <p className={styles.count}>{t("debts.count", { count })}</p>
      <p className={styles.amount}>{francs(amount)}</p>
      <DueState invoice={worst} today={today} />
      <div className={styles.acts}>
        <Link to={paths.invoices.path} className={button("primary")}>
          {t("debts.see")}
        </Link>
        <a href={`tel:${phone.replaceAll(/\s/g, "")}`} className={button("secondary")}>
          <Phone size={18} aria-hidden="true" />
          {phone}
        </a>
      </div>
      <p className={styles.then}>{t("debts.help")}</p>
    </section>
  );
}

function Nothing({ action }: { action: Extract<Action, { kind: "nothing" }> }) {
  const t = useTexts("homepage");
  const { next, awaited } = action;
  return (
    <p className={styles.nothing}>
      <CircleCheck size={22} aria-hidden="true" />
      <span>{nothingWords()}</span>
    </p>
  );

  function nothingWords(): string {
    if (awaited) return t("due.awaited", { date: formatDate(awaited.date) });
    if (!next) return t("due.nothing");
    const values = { date: formatDate(next.deadline), amount: francs(next.amount) };
    return t(next.way === "debit" ? "due.debitLine" : "due.nothingBefore", values);
  }
}
