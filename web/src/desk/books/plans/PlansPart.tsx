import { InstalmentPlans, PossiblePlan } from "@portal/model/desk/books/plans.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useInfiniteQuery } from "../../../core/http/useInfiniteQuery.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/ListSkeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { BusyButton } from "../../../ui/layout/BusyButton.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ask, DeskProblem } from "../../http/desk-api.ts";
import { useMay } from "../../session.ts";
import styles from "../Books.module.css";
import { searchOf } from "../search.ts";
import { AgreeDialog } from "./AgreeDialog.tsx";
import { PlansTable } from "./PlansTable.tsx";

/** The plans of instalments, and a new one for an invoice. */
export function PlansPart() {
  const t = useTexts("desk_books");
  const mayAgree = useMay("books");
  const list = useInfiniteQuery({
    queryKey: ["books", "plans"],
    queryFn: ({ pageParam }) =>
      ask(`/books/plans?${searchOf({ after: pageParam })}`, InstalmentPlans),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, plans }) => (hasMore ? plans.at(-1)?.no : undefined),
  });
  const plans = list.data?.pages.flatMap((page) => page.plans) ?? [];
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <h2>{t("part.plans")}</h2>
        {mayAgree && <NewPlan />}
        {list.isPending && <ListSkeleton />}
        {list.isError && <Failed text={t("failed")} onRetry={() => void list.refetch()} />}
        {list.data && plans.length === 0 && <p>{t("plans.none")}</p>}
        {plans.length > 0 && <PlansTable plans={plans} />}
        {list.hasNextPage && (
          <div>
            <Button variant="secondary" onClick={() => void list.fetchNextPage()}>
              {t("more")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The number of an invoice leads to what may be agreed for it. */
function NewPlan() {
  const t = useTexts("desk_books");
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const open = useMutation({
    mutationFn: (no: string) => ask(`/books/plans/${no}`, PossiblePlan),
    onSuccess: ({ refusal }) =>
      setError(refusal === null ? undefined : t(`plans.refusal.${refusal}`)),
    onError: (problem) =>
      problem instanceof DeskProblem && problem.status === 404
        ? setError(t("refusal.noInvoice"))
        : toast(t("failed"), "problem"),
  });
  const possible = open.data?.refusal === null ? open.data : undefined;
  return (
    <Card className={`${styles.card} ${styles.bounded}`}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const no = text.replaceAll(/\s/g, "");
          const isNumber = /^\d{7,20}$/.test(no);
          setError(isNumber ? undefined : t("plans.number"));
          if (isNumber) open.mutate(no);
        }}
      >
        <h3>{t("plans.new")}</h3>
        <TextField
          label={t("column.invoice")}
          help={t("plans.numberHelp")}
          error={error}
          value={text}
          onChange={setText}
          inputMode="numeric"
          autoComplete="off"
          hasFigures
          maxLength={30}
        />
        <div>
          <BusyButton type="submit" variant="secondary" isBusy={open.isPending}>
            {t("plans.check")}
          </BusyButton>
        </div>
      </form>
      {possible && <AgreeDialog possible={possible} onClose={() => open.reset()} />}
    </Card>
  );
}
