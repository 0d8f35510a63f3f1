import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import type { StatementStatus } from "@portal/model/statements.ts";
import Download from "lucide-react/icons/download";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import type { Column } from "../ui/tables/table.ts";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { fullName, pdfAddress, type Reimbursement } from "./reimbursements.ts";
import styles from "./ReimbursementsScreen.module.css";

const tones = {
  IN_PAYMENT: "info",
  PAID: "done",
  TO_BE_INVOICED: "info",
  INVOICED: "warning",
  SHARE_PAID: "done",
  CLOSED: "quiet",
} as const;

/** What the table says of a statement. */
export function useColumns(): Column<Reimbursement>[] {
  const t = useTexts("reimbursements");
  return [
    {
      id: "number",
      title: t("column.number"),
      cell: ({ statementNumber, seen }) => (
        <span className={seen ? styles.seen : styles.unseen}>
          {statementNumber}
          {!seen && <Badge>{t("new")}</Badge>}
        </span>
      ),
      sortBy: ({ statementNumber }) => statementNumber,
    },
    {
      id: "date",
      title: t("column.date"),
      cell: ({ date }) => formatDate(date),
      sortBy: ({ date }) => date,
    },
    { id: "person", title: t("column.person"), cell: ({ insured }) => fullName(insured) },
    {
      id: "status",
      title: t("column.status"),
      cell: ({ status }) => <Status status={status} />,
    },
    {
      id: "pdf",
      title: t("column.pdf"),
      cell: ({ iddms, statementNumber }) =>
        iddms && <PdfLink iddms={iddms} statementNumber={statementNumber} />,
    },
    {
      id: "amount",
      title: t("column.amount"),
      align: "end",
      cell: ({ toBePaidToYou }) => formatChf(rappenOf(toBePaidToYou)),
    },
  ];
}

/** Whoever does not get the household's invoices cannot follow theirs. */
function Status({ status }: { status: StatementStatus }) {
  const t = useTexts("reimbursements");
  const { profile } = usePortal();
  const isElsewhere = status === "TO_BE_INVOICED" && !profile.isAddressOwner;
  return <Badge tone={tones[status]}>{t(`status.${isElsewhere ? "HOUSEHOLD" : status}`)}</Badge>;
}

/** The file is named by the API, after the statement's number and day. */
function PdfLink({ iddms, statementNumber }: { iddms: string; statementNumber: string }) {
  const t = useTexts("reimbursements");
  return (
    <a className={styles.pdf} href={pdfAddress(iddms)} target="_blank" rel="noopener">
      <Download size={20} aria-hidden="true" />
      <VisuallyHidden>{t("download", { number: statementNumber })}</VisuallyHidden>
    </a>
  );
}
