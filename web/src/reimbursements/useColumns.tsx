import { formatDate, formatDayIn } from "@portal/model/calendar/dates.ts";
import Download from "lucide-react/icons/download";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import type { Column } from "../ui/tables/table.ts";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { fullName, nameOf, pdfAddress, type Reimbursement, sharesOf } from "./reimbursements.ts";
import styles from "./ReimbursementsScreen.module.css";
import { StatementShares } from "./StatementShares.tsx";

const tones = {
  IN_PAYMENT: "info",
  PAYMENT_RETURNED: "warning",
  PAID: "done",
  TO_BE_INVOICED: "info",
  INVOICED: "warning",
  SHARE_PAID: "done",
  CLOSED: "quiet",
} as const;

export function useColumns(): Column<Reimbursement>[] {
  const t = useTexts("reimbursements");
  return [
    {
      id: "provider",
      title: t("column.number"),
      cell: (statement) => <Name statement={statement} />,
      sortBy: (statement) => nameOf(statement).provider,
    },
    {
      id: "date",
      title: t("column.date"),
      cell: ({ date, insured }) => (
        <>
          <span className={styles.onPhone}>{insured.firstname} · </span>
          <time dateTime={date}>{formatDate(date)}</time>
        </>
      ),
      sortBy: ({ date }) => date,
      onPhone: "below",
    },
    {
      id: "amount",
      title: t("column.amount"),
      cell: (statement) => <StatementShares statement={statement} />,
      onPhone: "beside",
    },
    {
      id: "status",
      title: t("column.status"),
      cell: (statement) => <Status statement={statement} />,
      onPhone: "belowEnd",
    },
    {
      id: "pdf",
      title: t("column.pdf"),
      cell: (statement) => <PdfLink statement={statement} />,
      onPhone: "nowhere",
      isWideOnly: true,
    },
  ];
}

/** The care provider and date; the person, and the number in small print. */
function Name({ statement }: { statement: Reimbursement }) {
  const t = useTexts("reimbursements");
  const { provider, day } = nameOf(statement);
  return (
    <span className={styles.name}>
      <span>
        <span>{provider}</span>
        <span className={styles.careDay}>
          {day && (
            <>
              <span className={styles.dot}> ·</span> {day}
            </>
          )}
          {!statement.seen && (
            <span className={styles.fresh}>
              <VisuallyHidden> {t("new")}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
      <span className={styles.whose}>{fullName(statement.insured)}</span>
      <small>{t("number", { number: statement.statementNumber })}</small>
    </span>
  );
}

/** The status of a statement, with the payment date. Only the address owner sees the invoice of a share. */
function Status({ statement }: { statement: Reimbursement }) {
  const t = useTexts("reimbursements");
  const { profile } = usePortal();
  const { status, paysOn, date, owed } = statement;
  const words = () => {
    if (paysOn && (status === "PAID" || status === "IN_PAYMENT"))
      return t(`status.${status}`, { date: formatDayIn(date, paysOn) });
    if (status === "TO_BE_INVOICED" && !profile.isAddressOwner) return t("status.HOUSEHOLD");
    if (status === "CLOSED" && owed === 0 && sharesOf(statement).own > 0)
      return t("status.PAID_BY_YOU");
    return t(`status.${status}`);
  };
  return <Badge tone={tones[status]}>{words()}</Badge>;
}

/** The API names the file by the statement's number and date. */
function PdfLink({ statement: { iddms, statementNumber } }: { statement: Reimbursement }) {
  const t = useTexts("reimbursements");
  if (!iddms) return null;
  return (
    <a className={styles.pdf} href={pdfAddress(iddms)} target="_blank" rel="noopener">
      <Download size={20} aria-hidden="true" />
      <VisuallyHidden>{t("download", { number: statementNumber })}</VisuallyHidden>
    </a>
  );
}
