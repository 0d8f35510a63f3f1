import { formatDate } from "@portal/model/calendar/dates.ts";
import type { HeldCredit } from "@portal/model/desk/books/credits.ts";
import { formatAmount } from "@portal/model/money.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Link } from "../../../core/routing/router.tsx";
import { WideTable } from "../../layout/WideTable.tsx";
import { addressOf } from "../parts.ts";

export function CreditsTable({ credits }: { credits: readonly HeldCredit[] }) {
  const t = useTexts("desk_books");
  return (
    <WideTable
      label={t("part.credits")}
      columns={[
        { name: t("column.customer") },
        { name: t("column.law") },
        { name: t("column.since") },
        { name: t("column.credit"), isNumber: true },
      ]}
      rows={credits.map(({ place, holder, insuredNumber, law, insurerCode, since, amount }) => ({
        key: place,
        cells: [
          insuredNumber === null ? (
            holder
          ) : (
            <Link key="customer" to={addressOf("open", String(insuredNumber))}>
              {holder}
            </Link>
          ),
          `${t(`law.${law}`)} ${insurerCode}`,
          formatDate(since),
          formatAmount(amount),
        ],
      }))}
    />
  );
}
