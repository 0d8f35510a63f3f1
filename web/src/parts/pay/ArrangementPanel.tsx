import { formatDate } from "@portal/model/calendar/dates.ts";
import { ArrangementInput, instalmentsOf } from "@portal/model/invoices/arrangement.ts";
import { rappenOf } from "@portal/model/money.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { post } from "../../core/http/api.ts";
import { DraftNotice } from "../DraftNotice.tsx";
import { useHasDraft } from "../../core/forms/drafts.ts";
import { focusOn } from "../../core/routing/focus.ts";
import { useRuleForm } from "../../core/forms/form.ts";
import { leaveForReceipt } from "../receipt/receipt-address.ts";
import { FormField } from "../FormField.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { francs } from "../../core/language/francs.ts";
import type { PayableInvoice } from "./pay-invoice.ts";
import styles from "./Pay.module.css";
import { useInvalidateInvoiceViews } from "./useInvalidateInvoiceViews.ts";

type Arranged = Pick<
  PayableInvoice,
  "id" | "arrangement" | "instalments" | "toBePaid" | "deadline"
>;

/** Payment by instalments: the current plan, or the offer of one. */
export function ArrangementPanel({ invoice }: { invoice: Arranged }) {
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
  if (arrangement.endedOn !== null && invoice.toBePaid > 0) {
    const values = {
      date: formatDate(arrangement.endedOn),
      amount: francs(invoice.toBePaid),
      deadline: formatDate(invoice.deadline),
    };
    return (
      <Notice kind="warning">
        <p>{t("arrangement.ended", values)}</p>
      </Notice>
    );
  }
  if (!arrangement.eligible) return null;
  return <ArrangementOffer invoice={invoice} />;
}

/** The form is open from the start if it has a draft. */
function ArrangementOffer({ invoice }: { invoice: Arranged }) {
  const t = useTexts("invoices");
  const draft = `invoices.arrangement.${invoice.id}@1`;
  const isUnfinished = useHasDraft(draft);
  const [isOpen, setOpen] = useState(isUnfinished);
  if (isUnfinished && !isOpen) setOpen(true);
  return (
    <details className={styles.arrangement} open={isOpen}>
      <summary>
        {t("arrangement.offer")}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <ArrangementForm invoice={invoice} draft={draft} />
    </details>
  );
}

/** The request for instalments opens the receipt, or tells that another tab has already requested a plan. */
function useArrangementForm({ id, arrangement }: Arranged, draft: string) {
  const { datesPossiblesPremiereEcheance: dates, nbMensualitesPossibles: counts } = arrangement;
  const [isOpen, setOpen] = useState(false);
  const tellElsewhere = useInvalidateInvoiceViews();
  const form = useRuleForm(ArrangementInput, {
    start: { firstDate: dates[0] ?? "", nbMensualites: counts[0] ?? 0 },
    draft,
    send: (input, act) =>
      post<{ id: string }>(`/v1/invoices/${id}/arrangements`, input, {
        ...act,
        handles: [409],
      }).then(
        (request) => {
          tellElsewhere();
          leaveForReceipt(request.id);
        },
        (error: unknown) => {
          if (!isConflict(error)) throw error;
          setOpen(true);
        },
      ),
  });
  const discard = useEffectEvent(form.draft.discard);
  useEffect(() => {
    if (isOpen) discard();
  }, [isOpen]);
  return { form, isOpen };
}

function ArrangementForm({ invoice, draft }: { invoice: Arranged; draft: string }) {
  const t = useTexts("invoices");
  const { form, isOpen } = useArrangementForm(invoice, draft);
  if (isOpen) return <AskedAlready text={t("arrangement.open")} />;
  const { data: input } = ArrangementInput.safeParse(form.watch());
  const parts = input
    ? instalmentsOf(rappenOf(invoice.toBePaid), input.firstDate, input.nbMensualites)
    : [];
  return (
    <form className={styles.plan} noValidate onSubmit={(event) => void form.submit(event)}>
      <p>{t("arrangement.text", { amount: francs(invoice.toBePaid) })}</p>
      <DraftNotice draft={form.draft} />
      <ArrangementFields form={form} arrangement={invoice.arrangement} />
      <Schedule instalments={parts.map(({ date, amount }) => ({ date, amount: amount / 100 }))} />
      {form.formState.errors.root && (
        <Notice kind="error">
          <p>{t("arrangement.failed")}</p>
        </Notice>
      )}
      <BusyButton type="submit" variant="secondary" isBusy={form.formState.isSubmitting}>
        {t("arrangement.ask")}
      </BusyButton>
    </form>
  );
}

/** Replaces the form and takes the focus of its button. */
function AskedAlready({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(place.current), []);
  return (
    <div ref={place}>
      <Notice kind="info">
        <p>{text}</p>
      </Notice>
    </div>
  );
}

interface ArrangementFieldsProps {
  form: ReturnType<typeof useArrangementForm>["form"];
  arrangement: Arranged["arrangement"];
}

function ArrangementFields({ form, arrangement }: ArrangementFieldsProps) {
  const t = useTexts("invoices");
  return (
    <>
      <FormField form={form} name="firstDate">
        {(field) => (
          <Select
            {...field}
            label={t("arrangement.firstDate")}
            options={arrangement.datesPossiblesPremiereEcheance.map((date) => ({
              value: date,
              label: formatDate(date),
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="nbMensualites">
        {(field) => (
          <Select
            {...field}
            label={t("arrangement.count")}
            value={String(field.value)}
            onChange={(value) => field.onChange(Number(value))}
            options={arrangement.nbMensualitesPossibles.map((count) => ({
              value: String(count),
              label: t("arrangement.instalments", { count }),
            }))}
          />
        )}
      </FormField>
    </>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 409;
}

const tones = { PAID: "done", OPEN: "info", LATE: "bad" } as const;

interface Instalment {
  date: string;
  amount: number;
  /** The status of an instalment of a current plan. */
  status?: keyof typeof tones;
}

function Schedule({ instalments }: { instalments: readonly Instalment[] }) {
  const t = useTexts("invoices");
  return (
    <ol className={styles.schedule}>
      {instalments.map(({ date, amount, status }) => (
        <li key={date} className={styles.line}>
          <span>
            {formatDate(date)}
            {status && <Badge tone={tones[status]}>{t(`arrangement.status.${status}`)}</Badge>}
          </span>
          <span>{francs(amount)}</span>
        </li>
      ))}
    </ol>
  );
}
