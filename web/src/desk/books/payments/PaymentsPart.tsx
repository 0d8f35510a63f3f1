import { BankEntryReason } from "@portal/model/bank/matching.ts";
import { formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { navigate } from "../../../core/routing/router.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import room from "../../layout/ListRoom.module.css";
import { PagedList } from "../../layout/PagedList.tsx";
import styles from "../Books.module.css";
import { addressOf } from "../parts.ts";
import { PaymentList } from "./PaymentList.tsx";
import { PaymentPane } from "./PaymentPane.tsx";
import { type PaymentFilter, usePayments } from "./payment-list.ts";

/** The payments that no invoice claims, and beside them the opened one. */
export function PaymentsPart({ current }: { current: string | undefined }) {
  const t = useTexts("desk_books");
  const [filter, setFilter] = useState<PaymentFilter>({});
  const list = usePayments(filter);
  const { rows: payments, last: sums } = list;
  const goOn = () => {
    const at = payments.findIndex(({ id }) => id === current);
    const next = payments[at + 1] ?? payments[at - 1];
    navigate(addressOf("payments", next?.id));
  };
  return (
    <div className={room.room} data-open={current !== undefined || undefined}>
      <section className={room.side} aria-label={t("part.payments")}>
        <header className={room.head}>
          {sums && (
            <p className={styles.quiet} role="status">
              {t("payments.count", { count: sums.count, amount: formatChf(sums.amount) })}
            </p>
          )}
          <Filters filter={filter} onChange={setFilter} />
        </header>
        <div className={room.list}>
          <PagedList list={list} failed={t("failed")}>
            <PaymentList payments={payments} current={current} />
          </PagedList>
        </div>
      </section>
      <div className={`${room.pane} ${styles.pane}`}>
        {current === undefined ? (
          <p className={room.choose}>{t("payments.choose")}</p>
        ) : (
          <PaymentPane key={current} id={current} onDone={goOn} />
        )}
      </div>
    </div>
  );
}

interface FiltersProps {
  readonly filter: PaymentFilter;
  readonly onChange: (filter: PaymentFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = useTexts("desk_books");
  const [find, setFind] = useState("");
  const { reason } = filter;
  return (
    <>
      <TextField
        label={t("payments.find")}
        isOptional
        value={find}
        onChange={(typed) => {
          setFind(typed);
          const text = typed.trim();
          onChange({ ...(reason && { reason }), ...(text !== "" && { find: text }) });
        }}
        autoComplete="off"
        hasFigures
        maxLength={40}
      />
      <Select
        label={t("payments.reason")}
        isOptional
        value={reason ?? ""}
        onChange={(chosen) => {
          const { find: kept } = filter;
          onChange({ ...(kept && { find: kept }), ...(chosen !== "" && { reason: chosen }) });
        }}
        options={BankEntryReason.options.map((value) => ({
          value,
          label: t(`payments.why.${value}`),
        }))}
      />
    </>
  );
}
