import { formatDate } from "@portal/model/calendar/dates.ts";
import { type HeldPayout, HeldPayouts } from "@portal/model/desk/books/credits.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { usePages } from "../../http/usePages.ts";
import { PagedList } from "../../layout/PagedList.tsx";
import { useMay } from "../../session.ts";
import { WideTable } from "../../layout/WideTable.tsx";
import styles from "../Books.module.css";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useBookAct } from "../useBookAct.ts";

/** The payouts above the limit, which leave once they are released. */
export function Payouts() {
  const t = useTexts("desk_books");
  const list = usePages({
    queryKey: ["books", "payouts"],
    path: "/books/payouts",
    rule: HeldPayouts,
    rowsOf: (page) => page.payouts,
    placeOf: ({ id }) => id,
  });
  const { rows: payouts, first: sums } = list;
  return (
    <div className={styles.form}>
      <header className={styles.title}>
        <h3>{t("payouts.title")}</h3>
        {sums && sums.count > 0 && (
          <p>{t("payouts.count", { count: sums.count, amount: formatChf(sums.amount) })}</p>
        )}
      </header>
      <PagedList list={list} failed={t("failed")}>
        {payouts.length > 0 ? <PayoutsTable payouts={payouts} /> : <p>{t("payouts.none")}</p>}
      </PagedList>
    </div>
  );
}

function PayoutsTable({ payouts }: { payouts: readonly HeldPayout[] }) {
  const t = useTexts("desk_books");
  const [asking, setAsking] = useState<HeldPayout>();
  return (
    <>
      <WideTable
        label={t("payouts.title")}
        columns={[
          { name: t("column.payee") },
          { name: t("column.kind") },
          { name: t("column.account") },
          { name: t("column.execute") },
          { name: t("column.amount"), isNumber: true },
          { name: t("column.release") },
        ]}
        rows={payouts.map((payout) => ({
          key: payout.id,
          cells: [
            payout.payee,
            t(`payouts.kind.${payout.kind}`),
            payout.account,
            formatDate(payout.executeOn),
            formatAmount(payout.amount),
            <Release key="release" payout={payout} onAsk={() => setAsking(payout)} />,
          ],
        }))}
      />
      {asking && <AskRelease payout={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

function Release({ payout, onAsk }: { payout: HeldPayout; onAsk: () => void }) {
  const t = useTexts("desk_books");
  const mayAsk = useMay("books");
  const { askedBy, payee } = payout;
  if (askedBy !== null) return t("payments.awaited", { name: askedBy });
  if (!mayAsk) return t("payouts.waits");
  return (
    <Button variant="secondary" aria-label={t("payouts.askFor", { name: payee })} onClick={onAsk}>
      {t("act.ask")}
    </Button>
  );
}

function AskRelease({ payout, onClose }: { payout: HeldPayout; onClose: () => void }) {
  const t = useTexts("desk_books");
  const { id, payee, account, amount } = payout;
  const act = useBookAct({ path: `payouts/${id}/release`, done: t("act.asked"), onDone: onClose });
  return (
    <ReasonDialog
      title={t("payouts.askFor", { name: payee })}
      text={t("payouts.text", { amount: formatChf(amount), account })}
      confirm={t("act.ask")}
      isBusy={act.isPending}
      onConfirm={(reason) => act.mutate({ reason })}
      onClose={onClose}
    />
  );
}
