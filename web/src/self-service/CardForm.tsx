import { CARD_WEEKS, CardReason, OrderCard } from "@portal/model/cards.ts";
import { useEffect, useRef } from "react";
import { useRuleForm } from "../core/forms/form.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { Button } from "../ui/layout/Button.tsx";
import styles from "./SelfService.module.css";
import type { Order, Stage } from "./useOrder.ts";

interface CardFormProps {
  stage: Extract<Stage, { at: "form" }>;
  order: Order;
}

/** The insurer and the reason. A single insurer is preselected. */
export function CardForm({ stage, order }: CardFormProps) {
  const t = useTexts("self_service");
  const words = useTexts("cards");
  const { insured, insurers, order: before } = stage;
  const options = Object.entries(insurers).map(([value, label]) => ({ value, label }));
  const [only, ...others] = options;
  const alone = only && others.length === 0 ? only.value : "";
  const form = useRuleForm(OrderCard, {
    start: before ?? { healthInsurer: alone },
    send: (chosen) => Promise.resolve(order.lookOver(stage, chosen)),
  });
  const labels = { healthInsurer: words("insurer.label"), reason: words("reason.label") };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <h2 ref={title} tabIndex={-1}>
        {t("form.title", { name: `${insured.firstname} ${insured.lastname}` })}
      </h2>
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="healthInsurer">
        {(field) => (
          <div className={styles.choices}>
            <RadioGroup {...field} label={labels.healthInsurer} variant="card" options={options} />
          </div>
        )}
      </FormField>
      <FormField form={form} name="reason">
        {(field) => (
          <RadioGroup
            {...field}
            label={labels.reason}
            variant="card"
            options={CardReason.options.map((value) => ({
              value,
              label: words(`reason.${value}.title`),
              detail: words(`reason.${value}.text`),
            }))}
            onChange={(value) => field.onChange(value || undefined)}
          />
        )}
      </FormField>
      <p className={styles.quiet}>{words("delay", CARD_WEEKS)}</p>
      <div className={styles.actions}>
        <Button type="submit">{t("continue")}</Button>
        <Button variant="secondary" onClick={() => void order.restart()}>
          {t("logout")}
        </Button>
      </div>
    </form>
  );
}
