import { CARD_WEEKS, CardReason } from "@portal/model/cards.ts";
import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { useTexts } from "../core/language/i18n.tsx";
import { DraftNotice } from "../parts/DraftNotice.tsx";
import { type BoundField, FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { PersonField } from "../parts/PersonField.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { type CardPerson, onlyInsurerOf, reasonKey } from "./cards.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./OrderCardScreen.module.css";
import { RefusalDialog } from "./RefusalDialog.tsx";
import { useCardOrder } from "./useCardOrder.ts";

interface OrderCardFormProps {
  people: readonly CardPerson[];
  /** Called with the chosen person, whose card is then shown. */
  onPerson: (insuredNumber: number | undefined) => void;
}

/** The form of an order: person, insurer and reason. */
export function OrderCardForm({ people, onPerson }: OrderCardFormProps) {
  const t = useTexts("cards");
  const { form, refusal, forgetRefusal } = useCardOrder(people);
  const chosen = useWatch({ control: form.control, name: "concernedInsured" });
  const tell = useEffectEvent(onPerson);
  useEffect(() => tell(chosen), [chosen]);
  const person = people.find(({ insuredNumber }) => insuredNumber === chosen);
  const labels = {
    concernedInsured: t("person.label"),
    insurance: t("insurer.label"),
    reason: t("reason.label"),
  };
  return (
    <form className={stack.gap6} noValidate onSubmit={(event) => void form.submit(event)}>
      <DraftNotice draft={form.draft} />
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="concernedInsured">
        {(field) => (
          <PersonField
            {...field}
            label={labels.concernedInsured}
            people={people}
            refusalOf={({ eligibility: { eligible, reason } }) =>
              eligible || !reason ? undefined : t(`person.reason.${reasonKey(reason)}`)
            }
            value={String(field.value ?? "")}
            onChange={(insuredNumber) => {
              const value = Number(insuredNumber);
              field.onChange(value);
              // Another person has other insurers; a single one is preselected.
              const next = people.find((one) => one.insuredNumber === value);
              form.resetField("insurance", { defaultValue: onlyInsurerOf(next) });
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="insurance">
        {(field) => <InsurerField {...field} label={labels.insurance} person={person} />}
      </FormField>
      <FormField form={form} name="reason">
        {(field) => <ReasonField {...field} label={labels.reason} />}
      </FormField>
      <p className={styles.delay}>{t("delay", CARD_WEEKS)}</p>
      <div className={styles.actions}>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("order")}
        </BusyButton>
      </div>
      <RefusalDialog refusal={refusal} onClose={forgetRefusal} />
    </form>
  );
}

interface InsurerFieldProps extends BoundField<string> {
  label: string;
  person: CardPerson | undefined;
}

function InsurerField({ person, label, ...field }: InsurerFieldProps) {
  const t = useTexts("cards");
  const options = (person?.insurers ?? []).map(({ key, label: name }) => ({
    value: key,
    label: name,
  }));
  return (
    <div className={styles.choices}>
      <RadioGroup
        {...field}
        label={label}
        help={person ? undefined : t("insurer.first")}
        variant="card"
        options={options}
      />
    </div>
  );
}

function ReasonField(field: BoundField<CardReason> & { label: string }) {
  const t = useTexts("cards");
  const options = CardReason.options.map((value) => ({
    value,
    label: t(`reason.${value}.title`),
    detail: t(`reason.${value}.text`),
  }));
  return (
    <RadioGroup
      {...field}
      variant="card"
      options={options}
      onChange={(value) => field.onChange(value || undefined)}
    />
  );
}
