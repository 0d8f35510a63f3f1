import { OwnPortal } from "../../core/portal.tsx";
import { useQuery } from "../../core/http/useQuery.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { wayToPay } from "@portal/model/invoices/standing.ts";
import { ApiProblem } from "../../core/http/api.ts";
import { francs } from "../../core/language/francs.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { useToday } from "../../core/today.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { DueState } from "../due/DueState.tsx";
import { AlreadyPaid } from "./AlreadyPaid.tsx";
import { MoreTime } from "./MoreTime.tsx";
import { nextPayment, type PayableInvoice, payQuery } from "./pay-invoice.ts";
import styles from "./PaySheet.module.css";
import { QrCode } from "./QrCode.tsx";
import { Transfer } from "./Transfer.tsx";
import { useTitle } from "./useTitle.ts";
import { useTransfer } from "./useTransfer.ts";

interface PaySheetProps {
  id: string;
  /** Opens at the ways to pay later. */
  showsTime: boolean;
  onClose: () => void;
}

/** The payment sheet of one invoice, which every "Pay" button opens. */
export function PaySheet({ id, showsTime, onClose }: PaySheetProps) {
  const t = useTexts("invoices");
  const titleOf = useTitle();
  const { data: invoice, error, refetch } = useQuery(payQuery(id));
  const title = invoice ? t("sheet.title", { what: titleOf(invoice) }) : t("pay.label");
  return (
    <Dialog variant="wide" title={title} onClose={onClose}>
      {invoice ? (
        <Sheet invoice={invoice} showsTime={showsTime} onClose={onClose} />
      ) : isUnknown(error) ? (
        <p>{t("sheet.unknown")}</p>
      ) : error ? (
        <Failed text={t("sheet.failed")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="420px" />
      )}
    </Dialog>
  );
}

/** The number belongs to no invoice, or to another account's. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiProblem && error.code === "NOT_FOUND";
}

interface SheetProps extends Omit<PaySheetProps, "id"> {
  invoice: PayableInvoice;
}

function Sheet({ invoice, showsTime, onClose }: SheetProps) {
  const t = useTexts("invoices");
  const today = useToday();
  const { amount, date } = nextPayment(invoice);
  if (invoice.toBePaid <= 0) return <p>{t("sheet.nothing")}</p>;
  const way = wayToPay({ ...invoice, hasArrangement: invoice.arrangement.actif }, today);
  return (
    <>
      <div className={styles.top}>
        <p className={styles.amount}>{francs(amount)}</p>
        <DueState invoice={invoice} today={today} />
        <Fees invoice={invoice} />
      </div>
      {way === "qr" ? (
        <ByTransfer invoice={invoice} showsTime={showsTime} onClose={onClose} />
      ) : (
        <OtherWay way={way} amount={amount} date={date} />
      )}
    </>
  );
}

/** The reminder fees of an overdue invoice. */
function Fees({ invoice: { fees, overdueSince } }: { invoice: PayableInvoice }) {
  const t = useTexts("invoices");
  if (fees > 0) return <p className={styles.quiet}>{t("sheet.fees", { fees: francs(fees) })}</p>;
  return overdueSince ? <p className={styles.quiet}>{t("sheet.noFees")}</p> : null;
}

function ByTransfer({ invoice, showsTime, onClose }: SheetProps) {
  const t = useTexts("invoices");
  const { code } = useTransfer(invoice);
  return (
    <div className={styles.columns}>
      <Transfer invoice={invoice} />
      <div className={styles.more}>
        <OwnPortal>
          <MoreTime invoice={invoice} isFirst={showsTime} />
          <AlreadyPaid invoice={invoice} onClose={onClose} />
        </OwnPortal>
      </div>
      <section className={styles.qr} aria-label={t("sheet.qr")}>
        <QrCode {...code} />
        <p className={styles.strong}>{t("sheet.qr")}</p>
        <p className={styles.quiet}>{t("sheet.scan")}</p>
      </section>
    </div>
  );
}

interface OtherWayProps {
  way: Exclude<ReturnType<typeof wayToPay>, "qr">;
  amount: number;
  date: string;
}

/** Direct debits, debt collection and amounts carried to the next invoice: there is nothing to copy. */
function OtherWay({ way, amount, date }: OtherWayProps) {
  const t = useTexts("invoices");
  const { phone } = useBrand();
  return (
    <div className={styles.other}>
      <p className={styles.strong}>{t(`pay.${way}.title`)}</p>
      <p>{t(`pay.${way}.text`, { amount: francs(amount), deadline: formatDate(date) })}</p>
      {way === "collection" && (
        <p>
          <a href={`tel:${phone.replaceAll(/\s/g, "")}`}>{phone}</a>
        </p>
      )}
    </div>
  );
}
