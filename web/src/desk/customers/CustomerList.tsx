import { MOST_ROWS } from "@portal/model/desk/customer-page.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { WideTable } from "../layout/WideTable.tsx";
import styles from "./Customers.module.css";
import type { ListName, Table } from "./lists.ts";

interface CustomerListProps {
  readonly name: ListName;
  readonly insuredNumber: number;
  readonly load: () => Promise<Table>;
}

/** One list of an open customer. It is asked for when it is shown: each list is a look of its own in the audit. */
export function CustomerList({ name, insuredNumber, load }: CustomerListProps) {
  const t = useTexts("desk_customers");
  const list = useQuery({
    queryKey: ["customer", insuredNumber, name],
    queryFn: load,
    gcTime: 0,
  });
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) return <Failed text={t("list.failed")} onRetry={() => void list.refetch()} />;
  return <ListTable name={name} table={list.data} />;
}

function ListTable({ name, table: { columns, rows } }: { name: ListName; table: Table }) {
  const t = useTexts("desk_customers");
  if (rows.length === 0) return <p>{t("list.none")}</p>;
  return (
    <>
      {rows.length >= MOST_ROWS && <p className={styles.hint}>{t("list.cut")}</p>}
      <WideTable
        label={t(`list.${name}`)}
        columns={columns.map((column) => ({ name: column }))}
        rows={rows}
      />
    </>
  );
}
