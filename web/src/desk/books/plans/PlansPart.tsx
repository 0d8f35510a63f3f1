import { InstalmentPlans, PossiblePlan } from "@portal/model/desk/books/plans.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { BusyButton } from "../../../ui/layout/BusyButton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ask, DeskProblem } from "../../http/desk-api.ts";
import { usePages } from "../../http/usePages.ts";
import { PagedList } from "../../layout/PagedList.tsx";
import { useMay } from "../../session.ts";
import styles from "../Books.module.css";
import { AgreeDialog } from "./AgreeDialog.tsx";
import { PlansTable } from "./PlansTable.tsx";

/** The plans of instalments, and a new one for an invoice. */
export function PlansPart() {
  const t = useTexts("desk_books");
  const mayAgree = useMay("books");
  const list = usePages({
    queryKey: ["books", "plans"],
    path: "/books/plans",
    rule: InstalmentPlans,
    rowsOf: (page) => page.plans,
    placeOf: ({ no }) => no,
  });
  const plans = list.rows;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <h2>{t("part.plans")}</h2>
        {mayAgree && <NewPlan />}
        <PagedList list={list} failed={t("failed")}>
          {plans.length > 0 ? <PlansTable plans={plans} /> : <p>{t("plans.none")}</p>}
        </PagedList>
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
