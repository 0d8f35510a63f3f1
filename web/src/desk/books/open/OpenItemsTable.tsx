import { daysBetween } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { OpenItem } from "@portal/model/desk/books/open-items.ts";
import { formatAmount } from "@portal/model/money.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Link } from "../../../core/routing/router.tsx";
import { useToday } from "../../../core/today.ts";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { WideTable } from "../../layout/WideTable.tsx";
import styles from "../Books.module.css";
import { addressOf } from "../parts.ts";
import { InvoiceActs } from "./InvoiceActs.tsx";

const tones = { ENCOURS: "quiet", RAPPEL: "info", SOMMATION: "warning", POURSUITE: "bad" } as const;

interface OpenItemsTableProps {
  readonly items: readonly OpenItem[];
  /** In the books of one account, each invoice has its acts. */
  readonly hasActs?: boolean;
}

/** The claims by deadline; each leads to the books of its account. */
export function OpenItemsTable({ items, hasActs = false }: OpenItemsTableProps) {
  const t = useTexts("desk_books");
  const today = useToday();
  if (items.length === 0) return <p>{t("open.none")}</p>;
  const overdue = (due: string) => {
    const days = daysBetween(due, today);
    return days > 0 ? t("open.days", { count: days }) : "";
  };
  return (
    <WideTable
      label={t("part.open")}
      columns={[
        { name: t("column.debtor") },
        { name: t("column.invoice") },
        { name: t("column.law") },
        { name: t("column.stage") },
        { name: t("column.due") },
        { name: t("column.overdue"), isNumber: true },
        { name: t("column.fees"), isNumber: true },
        { name: t("column.open"), isNumber: true },
        ...(hasActs ? [{ name: t("column.act") }] : []),
      ]}
      rows={items.map((item) => ({
        key: item.no,
        cells: [
          <Link key="debtor" to={addressOf("open", String(item.insuredNumber))}>
            {item.holder}
          </Link>,
          item.no,
          `${t(`law.${item.law}`)} ${item.insurerCode ?? ""}`,
          <span key="stage" className={styles.acts}>
            <Badge tone={tones[item.status]}>{t(`stage.${item.status}`)}</Badge>
            {item.hasPlan && <Badge tone="quiet">{t("open.plan")}</Badge>}
            {item.isCarried && <Badge tone="quiet">{t("open.carried")}</Badge>}
          </span>,
          formatDate(item.dueSince),
          overdue(item.dueSince),
          item.fees > 0 ? formatAmount(item.fees) : "",
          formatAmount(item.open),
          ...(hasActs ? [<InvoiceActs key="acts" item={item} />] : []),
        ],
      }))}
    />
  );
}
