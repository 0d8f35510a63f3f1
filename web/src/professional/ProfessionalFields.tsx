import {
  fieldState,
  type ProfessionalData,
  type ProfessionalField,
  ProfessionalStatus,
  professionalStatusName,
  type ProfessionalAnswers,
} from "@portal/model/professional.ts";
import { longestProfessionalText } from "@portal/model/professional-limits.ts";
import type { DayBounds } from "@portal/model/calendar/typed-dates.ts";
import { type ReactNode, useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { RuleForm } from "../core/forms/form.ts";
import { type BoundField, FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { CantonField } from "../ui/fields/places/CantonField.tsx";
import { CountryField } from "../ui/fields/places/CountryField.tsx";
import { DateField } from "../ui/fields/dates/DateField.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { emptyForm } from "./professional.ts";
import stack from "../ui/layout/Stack.module.css";

interface ProfessionalFieldsProps {
  form: RuleForm<ProfessionalAnswers, ProfessionalData>;
  bounds: DayBounds;
  today: string;
}

/** The status first; then only the fields of that status. */
export function ProfessionalFields({ form, bounds, today }: ProfessionalFieldsProps) {
  const labels = useLabels();
  const [status, country] = useWatch({
    control: form.control,
    name: ["professionalStatus", "country"],
  });
  const days = { bounds, opensAt: today };
  const field = (
    name: ProfessionalField,
    show: (shared: SharedProps & BoundField<string>) => ReactNode,
  ) => {
    const state = fieldState(status, name, country);
    if (state === "hidden") return null;
    const shared = { label: labels[name], isOptional: state === "optional" };
    return (
      <FormField form={form} name={name}>
        {(bound) => show({ ...shared, ...bound, value: bound.value ?? "" })}
      </FormField>
    );
  };
  const textField = (name: keyof typeof longestProfessionalText) =>
    field(name, (props) => <TextField {...props} maxLength={longestProfessionalText[name]} />);
  return (
    <div className={stack.gap5}>
      <FormSummary
        form={form}
        labels={labels}
        days={{ dateOfEntry: bounds, endOfQualifyingPeriod: bounds }}
      />
      <StatusField form={form} label={labels.professionalStatus} />
      {/* Another status is another form: not even half a date stays. */}
      <div key={status} className={stack.gap5}>
        {textField("employer")}
        {textField("occupation")}
        {textField("organism")}
        {field("endOfQualifyingPeriod", (props) => (
          <DateField {...props} {...days} />
        ))}
        {field("country", (props) => (
          <CountryField
            {...props}
            onChange={(chosen) => {
              props.onChange(chosen);
              // A canton does not apply to another country.
              if (chosen !== country) form.setValue("canton", "", { shouldDirty: true });
            }}
          />
        ))}
        {field("canton", (props) => (
          <CantonField {...props} />
        ))}
        <FormField form={form} name="dateOfEntry">
          {(bound) => <DateField {...bound} {...days} label={labels.dateOfEntry} />}
        </FormField>
      </div>
    </div>
  );
}

interface SharedProps {
  label: string;
  isOptional: boolean;
}

/** Another status resets the form, because its earlier values do not apply. */
function StatusField({ form, label }: { form: ProfessionalFieldsProps["form"]; label: string }) {
  const { language } = useLanguage();
  const options = ProfessionalStatus.options.map((value) => ({
    value,
    label: professionalStatusName(value, language),
  }));
  return (
    <FormField form={form} name="professionalStatus">
      {({ value, ...bound }) => (
        <Select
          {...bound}
          label={label}
          value={ProfessionalStatus.safeParse(value).data ?? ""}
          options={options}
          onChange={(status) => form.reset(emptyForm(status), { keepDefaultValues: true })}
        />
      )}
    </FormField>
  );
}

/** The labels of the fields, in the order of the form. */
function useLabels() {
  const t = useTexts("professional");
  return useMemo(
    () => ({
      professionalStatus: t("field.professionalStatus"),
      employer: t("field.employer"),
      occupation: t("field.occupation"),
      organism: t("field.organism"),
      endOfQualifyingPeriod: t("field.endOfQualifyingPeriod"),
      country: t("field.country"),
      canton: t("field.canton"),
      dateOfEntry: t("field.dateOfEntry"),
    }),
    [t],
  );
}
