import { MaternityEvent, maternityDays } from "@portal/model/maternity.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { useWatch } from "react-hook-form";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { DraftNotice } from "../parts/DraftNotice.tsx";
import { type BoundField, FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { PersonField } from "../parts/PersonField.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { DateField } from "../ui/fields/dates/DateField.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import type { MaternityInsured } from "./maternity.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./MaternityScreen.module.css";
import { RefusalDialog } from "./RefusalDialog.tsx";
import { useDeclaration } from "./useDeclaration.ts";

/** The form: person, kind and date. It can be sent once a kind is chosen and the form is valid. */
export function MaternityForm({ people }: { people: readonly MaternityInsured[] }) {
  const t = useTexts("maternity");
  const { form, refusal, forgetRefusal } = useDeclaration(people);
  const type = useWatch({ control: form.control, name: "type" });
  const known = MaternityEvent.options.find((one) => one === type);
  const { isDirty, isValid, isSubmitting } = form.formState;
  const labels = {
    concernedInsured: t("person.label"),
    type: t("type.label"),
    date: t(`date.${known ?? "none"}`),
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
            refusalOf={({ isEligibleMaternityDeclaration }) =>
              isEligibleMaternityDeclaration ? undefined : t("person.notEligible")
            }
            value={String(field.value ?? "")}
            onChange={(chosen) => field.onChange(Number(chosen))}
          />
        )}
      </FormField>
      <FormField form={form} name="type">
        {(field) => (
          <TypeField
            {...field}
            label={labels.type}
            onChange={(value) => {
              field.onChange(value);
              // The date of one kind does not apply to the other.
              form.resetField("date", { defaultValue: "" });
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="date">
        {(field) => <DayField key={known} {...field} label={labels.date} type={known} />}
      </FormField>
      <div className={styles.actions}>
        <BusyButton type="submit" isBusy={isSubmitting} disabled={!isDirty || !isValid}>
          {t("send")}
        </BusyButton>
      </div>
      <RefusalDialog refusal={refusal} onClose={forgetRefusal} />
    </form>
  );
}

function TypeField(field: BoundField<MaternityEvent> & { label: string }) {
  const t = useTexts("maternity");
  const options = MaternityEvent.options.map((value) => ({
    value,
    label: t(`type.${value}.title`),
    detail: t(`type.${value}.text`),
  }));
  return (
    <div className={styles.choices}>
      <RadioGroup
        {...field}
        variant="card"
        options={options}
        onChange={(value) => field.onChange(value || undefined)}
      />
    </div>
  );
}

interface DayFieldProps extends BoundField<string> {
  label: string;
  type: MaternityEvent | undefined;
}

/** Disabled until the kind is chosen, because the allowed dates depend on it. */
function DayField({ type, error, ...field }: DayFieldProps) {
  const t = useTexts("maternity");
  const forms = useTexts("forms");
  const today = useToday();
  const bounds = type ? maternityDays(type, today) : {};
  const range = { from: formatDate(bounds.min ?? today), to: formatDate(bounds.max ?? today) };
  const isMissing = error === forms("form.required");
  const wrong = type && !isMissing ? t(`date.wrong.${type}`, range) : error;
  return (
    <div className={styles.date}>
      <DateField
        {...field}
        bounds={bounds}
        opensAt={today.slice(0, 7)}
        disabled={!type}
        help={type ? undefined : t("date.first")}
        error={error && wrong}
      />
    </div>
  );
}
