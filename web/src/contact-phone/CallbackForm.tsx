import { type CallbackPeriod, RequestCallback } from "@portal/model/contact/callback.ts";
import type { CallbackSpan } from "@portal/model/contact/callback-spans.ts";
import { LONGEST_MESSAGE } from "@portal/model/contact/conversations.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRuleForm } from "../core/forms/form.ts";
import { phoneCheck } from "../core/forms/validation.ts";
import { ApiProblem, graphql, query } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { DraftNotice } from "../parts/DraftNotice.tsx";
import { type BoundField, FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { showReceipt } from "../parts/receipt/receipt-address.ts";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { PhoneField } from "../ui/fields/phone/PhoneField.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { TextArea } from "../ui/fields/TextArea.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import stack from "../ui/layout/Stack.module.css";
import { useDayWords } from "./useDayWords.ts";

const RequestCallbackAct = graphql(`
  mutation RequestCallback($input: CallbackInput!) {
    requestCallback(input: $input)
  }
`);

interface OfferedDay {
  day: string;
  spans: readonly CallbackSpan[];
}

export function CallbackForm({ offered }: { offered: readonly OfferedDay[] }) {
  const t = useTexts("contact_phone");
  const dayWords = useDayWords();
  const { form, isPlanned, forget } = useCallbackForm(offered);
  const spans = offered.find(({ day }) => day === form.watch("date"))?.spans ?? [];
  const labels = {
    phone: t("callback.phone"),
    date: t("callback.day"),
    period: t("callback.period"),
    message: t("callback.message"),
  };
  return (
    <form className={stack.gap5} noValidate onSubmit={(event) => void form.submit(event)}>
      <DraftNotice draft={form.draft} />
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="phone">
        {(field) => <PhoneField {...field} label={labels.phone} />}
      </FormField>
      <FormField form={form} name="date">
        {(field) => (
          <Select
            {...field}
            label={labels.date}
            options={offered.map(({ day }) => ({ value: day, label: dayWords(day) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="period">
        {(field) => <PeriodField {...field} label={labels.period} spans={spans} />}
      </FormField>
      <FormField form={form} name="message">
        {(field) => (
          <TextArea {...field} label={labels.message} isOptional maxLength={LONGEST_MESSAGE} />
        )}
      </FormField>
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("callback.send")}
        </BusyButton>
      </div>
      {isPlanned && (
        <OutcomeDialog outcome="error" title={t("callback.planned.title")} onClose={forget}>
          <p>{t("callback.planned.text")}</p>
        </OutcomeDialog>
      )}
    </form>
  );
}

interface PeriodFieldProps extends BoundField<CallbackPeriod> {
  label: string;
  spans: readonly CallbackSpan[];
}

/** The periods of the chosen day, with their hours. */
function PeriodField({ spans, ...field }: PeriodFieldProps) {
  const t = useTexts("contact_phone");
  const value = spans.some(({ period }) => period === field.value) ? field.value : "";
  const options = spans.map(({ period, opens, closes }) => ({
    value: period,
    label: t(`callback.periods.${period}`),
    detail: t("callback.span", { opens, closes }),
  }));
  return (
    <RadioGroup
      {...field}
      value={value}
      variant="card"
      options={options}
      onChange={(chosen) => field.onChange(chosen || undefined)}
    />
  );
}

/** The account's number and the first possible day are preset. */
function useCallbackForm(offered: readonly OfferedDay[]) {
  const { profile } = usePortal();
  const cache = useQueryClient();
  const [isPlanned, setPlanned] = useState(false);
  const form = useRuleForm(RequestCallback, {
    start: {
      phone: shownPhone(profile.phoneNumber ?? ""),
      date: offered[0]?.day ?? "",
      message: "",
    },
    checks: [["phone", phoneCheck]],
    draft: "contact-phone.callback@1",
    send: async (input, act) => {
      try {
        const options = { ...act, handles: ["INVALID", "CONFLICT"] as const };
        const { requestCallback } = await query(RequestCallbackAct, { input }, options);
        void cache.invalidateQueries({ queryKey: ["interactions"] });
        showReceipt(requestCallback);
      } catch (error) {
        setPlanned(error instanceof ApiProblem && error.code === "CONFLICT");
        throw error;
      }
    },
  });
  return { form, isPlanned, forget: () => setPlanned(false) };
}
