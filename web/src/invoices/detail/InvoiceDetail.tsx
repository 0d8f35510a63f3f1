import { OwnPortal } from "../../core/portal.tsx";
import { Boundary } from "../../core/hydration.tsx";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { whenIdle } from "../../core/idle.ts";
import { ReadAloud } from "../../parts/read-aloud/ReadAloud.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { InvoiceLines } from "./InvoiceLines.tsx";
import type { Invoice } from "../invoices.ts";
import styles from "./InvoiceDetail.module.css";
import { InvoiceHistory } from "./InvoiceHistory.tsx";
import { type Extension, JokerOffer } from "../../parts/pay/JokerOffer.tsx";
import { PaymentPanel } from "../payment/PaymentPanel.tsx";

/** Contains a form, so the list prefetches it when the browser is idle. */
export const ArrangementPanel = lazyPart(
  async () => (await import("../../parts/pay/ArrangementPanel.tsx")).ArrangementPanel,
);

interface InvoiceDetailProps {
  invoice: Invoice;
  today: string;
  onSeen: (id: string) => void;
  onExtended: (extension: Extension) => Promise<void>;
}

/** An expanded row: the items of the invoice, the available actions, and how to pay. */
export function InvoiceDetail({ invoice, today, onSeen, onExtended }: InvoiceDetailProps) {
  const t = useTexts("invoices");
  const { id, seen } = invoice;
  const tellSeen = useEffectEvent(() => onSeen(id));
  useEffect(() => {
    // Marking the invoice as seen must not delay the expanded row.
    if (!seen) void whenIdle().then(() => tellSeen());
  }, [id, seen]);
  const read = useRef<HTMLDivElement>(null);
  const facts = [
    [t("fact.period"), `${formatDate(invoice.periodFrom)} – ${formatDate(invoice.periodTo)}`],
    [t("fact.date"), formatDate(invoice.invoiceDate)],
    [t("fact.adhesion"), invoice.adhesionNumber],
    [t("fact.insurer"), invoice.creditor.name],
  ];
  return (
    <div className={styles.detail} ref={read}>
      <div className={styles.main}>
        <ReadAloud target={read} about={invoice.id} />
        <InvoiceLines invoice={invoice} />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <InvoiceHistory invoice={invoice} />
        <OwnPortal>
          {invoice.joker.eligible && <JokerOffer invoice={invoice} onExtended={onExtended} />}
          <Boundary>
            <ArrangementPanel invoice={invoice} />
          </Boundary>
        </OwnPortal>
      </div>
      <PaymentPanel invoice={invoice} today={today} />
    </div>
  );
}
