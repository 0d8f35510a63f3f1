import { formatDate } from "@portal/model/calendar/dates.ts";
import { rappenOf } from "@portal/model/money.ts";
import type { CsvColumn } from "@portal/model/typing/csv.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import type { Column } from "../../ui/tables/table.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { francs } from "../../core/language/francs.ts";
import { type Invoice, amountToList, pressureOf, statusOf } from "../invoices.ts";
import styles from "../InvoicesScreen.module.css";
import { StatusBadge } from "../StatusBadge.tsx";
import { useNumber, useTitle } from "../../parts/pay/useTitle.ts";

/** A column of the table, and its columns in the spreadsheet, with machine-readable dates and amounts. */
interface ExportedColumn extends Column<Invoice> {
  readonly csv: readonly CsvColumn<Invoice>[];
}

/** The columns of the invoices; on a phone the addressee only if the list has several. */
export function useColumns(invoices: readonly Invoice[] = []): ExportedColumn[] {
  const t = useTexts("invoices");
  const titleOf = useTitle();
  const statusText = (invoice: Invoice) => {
    const status = statusOf(invoice);
    return status ? t(`status.${status}`) : "";
  };
  return [
    {
      id: "type",
      title: t("column.type"),
      sortBy: ({ type, periodFrom }) => `${type} ${periodFrom}`,
      cell: (invoice) => <Name invoice={invoice} />,
      csv: [
        { name: t("csv.number"), cell: ({ id }) => id },
        { name: t("csv.what"), cell: titleOf },
      ],
    },
    useHolderColumn(invoices),
    {
      id: "deadline",
      title: t("column.deadline"),
      onPhone: "below",
      sortBy: ({ deadline }) => deadline,
      cell: (invoice) => <Deadline invoice={invoice} />,
      csv: [
        { name: t("csv.date"), cell: ({ invoiceDate }) => invoiceDate },
        { name: t("csv.deadline"), cell: ({ deadline }) => deadline },
      ],
    },
    {
      id: "status",
      title: t("column.status"),
      onPhone: "belowEnd",
      sortBy: pressureOf,
      cell: (invoice) => <StatusBadge invoice={invoice} />,
      csv: [{ name: t("csv.status"), cell: statusText }],
    },
    {
      id: "amount",
      title: t("column.amount"),
      onPhone: "beside",
      align: "end",
      sortBy: (invoice) => rappenOf(amountToList(invoice)),
      cell: (invoice) => <Amount invoice={invoice} />,
      csv: [
        { name: t("csv.amount"), cell: ({ totalAmount }) => totalAmount },
        { name: t("csv.toPay"), cell: ({ toBePaid }) => toBePaid },
      ],
    },
  ];
}

function useHolderColumn(invoices: readonly Invoice[]): ExportedColumn {
  const t = useTexts("invoices");
  return {
    id: "holder",
    title: t("column.holder"),
    isWideOnly: new Set(invoices.map(({ holder }) => holder)).size < 2,
    onPhone: "nowhere",
    sortBy: ({ holder }) => holder,
    cell: ({ holder }) => holder,
    csv: [
      { name: t("csv.holder"), cell: ({ holder }) => holder },
      { name: t("csv.insurer"), cell: ({ creditor }) => creditor.name },
    ],
  };
}

/** The due date, and since when the invoice is overdue. In debt collection there is no due date. */
function Deadline({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const { deadline, overdueSince, restCarried, status, totalAmount } = invoice;
  if (totalAmount < 0) return "–";
  if (restCarried) return t("onNext");
  return (
    <span className={styles.name}>
      {status !== "POURSUITE" && <time dateTime={deadline}>{formatDate(deadline)}</time>}
      {overdueSince && overdueSince !== deadline && (
        <small>{t("overdueSince", { date: formatDate(overdueSince) })}</small>
      )}
    </span>
  );
}

/** The amount due, and the billed amount if it differs. */
function Amount({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const { totalAmount } = invoice;
  const amount = amountToList(invoice);
  return (
    <span className={styles.amount}>
      <strong>{francs(amount)}</strong>
      {amount !== totalAmount && <small>{t("billed", { amount: francs(totalAmount) })}</small>}
    </span>
  );
}

/** The title; shorter on a phone, so that it stays on one line. */
function Name({ invoice }: { invoice: Invoice }) {
  const titleOf = useTitle();
  const shortTitleOf = useTitle("short");
  const t = useTexts("invoices");
  const numberOf = useNumber();
  return (
    <span className={styles.name}>
      <span>
        <span className={styles.long}>{titleOf(invoice)}</span>
        <span className={styles.short}>{shortTitleOf(invoice)}</span>
        {!invoice.seen && (
          <span className={styles.fresh}>
            <VisuallyHidden> {t("unseen")}</VisuallyHidden>
          </span>
        )}
      </span>
      <small className={styles.number}>{numberOf(invoice)}</small>
    </span>
  );
}
