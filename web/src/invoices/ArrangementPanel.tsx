import { formatDate } from "@portal/model/dates.ts";
import { instalmentsOf } from "@portal/model/invoices/arrangement.ts";
import { rappenOf } from "@portal/model/money.ts";
import { useState } from "react";
import { post } from "../core/api.ts";
import { useTexts } from "../core/i18n.tsx";
import { uuid } from "../core/uuid.ts";
import { BusyButton } from "../ui/BusyButton.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Select } from "../ui/Select.tsx";
import { francs, type Invoice } from "./invoices.ts";
import styles from "./InvoiceDetail.module.css";

/** Payment by instalments: the plan that holds, or the one that can be had. */
export function ArrangementPanel({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const { arrangement, instalments } = invoice;
  if (arrangement.actif) {
    return (
      <div className={styles.arrangement} role="group" aria-label={t("arrangement.title")}>
        <p className={styles.who}>{t("arrangement.active", { count: instalments.length })}</p>
        <Schedule instalments={instalments} />
      </div>
    );
  }
  if (!arrangement.eligible) return null;
  return (
    <details className={styles.arrangement}>
      <summary>{t("arrangement.offer")}</summary>
      <ArrangementForm invoice={invoice} />
    </details>
  );
}

type State = "idle" | "busy" | "asked" | "open" | "failed";

function ArrangementForm({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const { id, toBePaid, arrangement } = invoice;
  const dates = arrangement.datesPossiblesPremiereEcheance;
  const counts = arrangement.nbMensualitesPossibles.map(String);
  const [firstDate, setFirstDate] = useState(dates[0] ?? "");
  const [count, setCount] = useState(counts[0] ?? "");
  const [state, setState] = useState<State>("idle");
  const [key] = useState(uuid);
  const parts = instalmentsOf(rappenOf(toBePaid), firstDate, Number(count));
  const ask = async () => {
    setState("busy");
    try {
      const wish = { firstDate, nbMensualites: Number(count) };
      const idempotencyKey = `${key.slice(0, 23)}-${wish.nbMensualites}-${firstDate.slice(5)}`;
      await post(`/v1/invoices/${id}/arrangements`, wish, { handles: [409], idempotencyKey });
      setState("asked");
    } catch (error) {
      setState(isConflict(error) ? "open" : "failed");
    }
  };
  if (state === "asked" || state === "open") {
    return (
      <Notice kind="info">
        <p>{t(`arrangement.${state}`)}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.plan}>
      <p>{t("arrangement.text", { amount: francs(toBePaid) })}</p>
      <Select
        label={t("arrangement.firstDate")}
        value={firstDate}
        onChange={setFirstDate}
        options={dates.map((date) => ({ value: date, label: formatDate(date) }))}
      />
      <Select
        label={t("arrangement.count")}
        value={count}
        onChange={setCount}
        options={counts.map((value) => ({
          value,
          label: t("arrangement.instalments", { count: Number(value) }),
        }))}
      />
      <Schedule instalments={parts.map(({ date, amount }) => ({ date, amount: amount / 100 }))} />
      {state === "failed" && (
        <Notice kind="error">
          <p>{t("arrangement.failed")}</p>
        </Notice>
      )}
      <BusyButton look="secondary" isBusy={state === "busy"} onClick={() => void ask()}>
        {t("arrangement.ask")}
      </BusyButton>
    </div>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 409;
}

function Schedule({ instalments }: { instalments: readonly { date: string; amount: number }[] }) {
  return (
    <ol className={styles.schedule}>
      {instalments.map(({ date, amount }) => (
        <li key={date} className={styles.line}>
          <span>{formatDate(date)}</span>
          <span>{francs(amount)}</span>
        </li>
      ))}
    </ol>
  );
}
