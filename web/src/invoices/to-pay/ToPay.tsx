import { OwnPortal } from "../../core/portal.tsx";
import { useRef } from "react";
import { focusOn } from "../../core/routing/focus.ts";
import { francs } from "../../core/language/francs.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import type { OpenInvoice, OpenInvoices } from "../invoices.ts";
import { DebtHelp } from "./DebtHelp.tsx";
import { Stages } from "./Stages.tsx";
import { isInDebt, isToPay, openRows, stagesOf } from "./to-pay.ts";
import stack from "../../ui/layout/Stack.module.css";
import styles from "./ToPay.module.css";
import { ToPayRow } from "./ToPayRow.tsx";

interface ToPayProps {
  open: OpenInvoices;
  invoices: readonly OpenInvoice[];
  today: string;
}

/** The open invoices of all years, the most serious first; with help for a customer in debt. */
export function ToPay({ open, invoices, today }: ToPayProps) {
  const t = useTexts("invoices");
  const help = useRef<HTMLHeadingElement>(null);
  const rows = openRows(invoices, today);
  const stages = stagesOf(rows);
  const hasHelp = isInDebt(rows, open);
  const payable = rows.find(isToPay);
  const showHelp = () => {
    help.current?.scrollIntoView({ block: "center" });
    focusOn(help.current);
  };
  return (
    <div className={hasHelp ? `${styles.place} ${styles.beside}` : styles.place}>
      <Card role="region" className={styles.group} aria-labelledby="to-pay">
        <div className={styles.head}>
          <div className={styles.line}>
            <h2 id="to-pay">{t("toPay.title")}</h2>
            <p className={styles.total}>{francs(open.amount)}</p>
          </div>
          <p className={styles.sub}>
            <Summary open={open} />
          </p>
          {hasHelp && (
            <Button variant="secondary" className={styles.toHelp} onClick={showHelp}>
              {t("toPay.help.title")}
            </Button>
          )}
          {stages && <Stages stages={stages} />}
        </div>
        <ul>
          {rows.map((row) => (
            <ToPayRow key={row.invoice.id} row={row} isFirst={row === payable} />
          ))}
        </ul>
      </Card>
      <OwnPortal>{hasHelp && <DebtHelp rows={rows} heading={help} />}</OwnPortal>
    </div>
  );
}

function Summary({ open: { count, overdueCount, overdueAmount } }: { open: OpenInvoices }) {
  const t = useTexts("invoices");
  const invoices = t("toPay.count", { count });
  return (
    <>
      {overdueCount === 0 || count === 1
        ? t("toPay.open", { count })
        : t("toPay.overdue", { count: overdueCount, invoices, amount: francs(overdueAmount) })}
      {count > 1 && <> {t("toPay.order")}</>}
    </>
  );
}

/** The skeleton while the open invoices are loading. */
export function ToPaySkeleton() {
  return (
    <div className={styles.place}>
      <Card className={stack.gap3}>
        <Skeleton width="12em" height="28px" />
        <Skeleton width="18em" />
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </Card>
    </div>
  );
}
