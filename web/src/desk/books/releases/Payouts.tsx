import { formatDate } from "@portal/model/calendar/dates.ts";
import { type HeldPayout, HeldPayouts } from "@portal/model/desk/books/credits.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useInfiniteQuery } from "../../../core/http/useInfiniteQuery.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/ListSkeleton.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { ask } from "../../http/desk-api.ts";
import { useMay } from "../../session.ts";
import { BooksTable } from "../BooksTable.tsx";
import styles from "../Books.module.css";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { searchOf } from "../search.ts";
import { useBookAct } from "../useBookAct.ts";

/** The payouts above the limit, which leave once they are released. */
export function Payouts() {
  const t = useTexts("desk_books");
  const list = useInfiniteQuery({
    queryKey: ["books", "payouts"],
    queryFn: ({ pageParam }) =>
      ask(`/books/payouts?${searchOf({ after: pageParam })}`, HeldPayouts),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, payouts }) => (hasMore ? payouts.at(-1)?.id : undefined),
  });
  const pages = list.data?.pages ?? [];
  const payouts = pages.flatMap((page) => page.payouts);
  const sums = pages[0];
  return (
    <div className={styles.form}>
      <header className={styles.title}>
        <h3>{t("payouts.title")}</h3>
        {sums && sums.count > 0 && (
          <p>{t("payouts.count", { count: sums.count, amount: formatChf(sums.amount) })}</p>
        )}
      </header>
      {list.isPending && <ListSkeleton />}
      {list.isError && <Failed text={t("failed")} onRetry={() => void list.refetch()} />}
      {sums && payouts.length === 0 && <p>{t("payouts.none")}</p>}
      {payouts.length > 0 && <PayoutsTable payouts={payouts} />}
      {list.hasNextPage && (
        <div>
          <Button variant="secondary" onClick={() => void list.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      )}
    </div>
  );
}

function PayoutsTable({ payouts }: { payouts: readonly HeldPayout[] }) {
  const t = useTexts("desk_books");
  const [asking, setAsking] = useState<HeldPayout>();
  return (
    <>
      <BooksTable
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
