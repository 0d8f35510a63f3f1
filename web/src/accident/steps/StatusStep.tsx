import { ageOn } from "@portal/model/calendar/birthdays.ts";
import { allowanceDays } from "@portal/model/accident/accident-rule.ts";
import { longestAccidentText } from "@portal/model/accident/fields.ts";
import { isAsked } from "@portal/model/accident/asked-fields.ts";
import { AccidentStatus } from "@portal/model/accident/words.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { messageCounts } from "@portal/model/portal/message-counts.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { PersonField } from "../../parts/PersonField.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import { SwitchedFields } from "../../parts/wizard/SwitchedFields.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { DateRangeField } from "../../ui/fields/dates/DateRangeField.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useAccidentView } from "../useAccident.ts";
import { useNames } from "../useNames.ts";

const hours = messageCounts["accident.employersInsurer"];

/** The injured person, and their employment on that day. */
export function StatusStep() {
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <div className={frame.part}>
      <ConcernedPerson />
      <StepField form={form} name="status">
        {(field) => (
          <Select
            {...field}
            label={names.field("status")}
            options={AccidentStatus.options.map((value) => ({
              value,
              label: names.code("status", value),
            }))}
            value={AccidentStatus.safeParse(field.value).data ?? ""}
          />
        )}
      </StepField>
      <ExcludedNotice />
      {isAsked(form.values, "lessThan8Hours") && <EmployedFields />}
      {isAsked(form.values, "unemploymentAllowance") && <AllowanceFields />}
    </div>
  );
}

function ConcernedPerson() {
  const t = useTexts("accident");
  const names = useNames();
  const { form, people, moment } = useAccidentView();
  return (
    <StepField form={form} name="concernedInsured">
      {(field) => (
        <PersonField
          {...field}
          label={names.field("concernedInsured")}
          people={people}
          nameOf={({ fullname, birthdate }) =>
            t("person", { name: fullname, count: ageOn(moment.today, birthdate) })
          }
        />
      )}
    </StepField>
  );
}

/** Tells a person insured for illness only early who pays: an employer's insurer only if there may be one. */
function ExcludedNotice() {
  const t = useTexts("accident");
  const { form, person, cover } = useAccidentView();
  if (!person || (cover !== "EXCLUDED" && cover !== "UNCLEAR")) return null;
  const isWithoutEmployer = cover === "UNCLEAR" && form.values.status !== "";
  const name = person.firstname;
  return (
    <Notice kind="info">
      <p>{isWithoutEmployer ? t("unclear", { name }) : t("excluded", { name })}</p>
    </Notice>
  );
}

function EmployedFields() {
  const t = useTexts("accident");
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <>
      <StepField form={form} name="lessThan8Hours">
        {(field) => (
          <RadioGroup
            {...field}
            // The notice below is more precise than the error.
            error={field.value === "NO" ? undefined : field.error}
            label={names.field("lessThan8Hours")}
            options={[
              { value: "YES", label: t("yes") },
              { value: "NO", label: t("no") },
            ]}
          />
        )}
      </StepField>
      {form.values.lessThan8Hours === "NO" && (
        <Notice kind="warning">
          <p role="status">
            <strong>{t("employers.title")}</strong>
          </p>
          <p>{t("employers.text", { hours })}</p>
        </Notice>
      )}
      {isAsked(form.values, "employer") && (
        <StepField form={form} name="employer">
          {(field) => (
            <TextField
              {...field}
              label={names.field("employer")}
              maxLength={longestAccidentText.name}
              autoComplete="organization"
            />
          )}
        </StepField>
      )}
    </>
  );
}

function AllowanceFields() {
  const t = useTexts("accident");
  const names = useNames();
  const { form, moment } = useAccidentView();
  const bounds = allowanceDays(moment);
  return (
    <StepField form={form} name="unemploymentAllowance">
      {(field) => (
        <SwitchedFields {...field} label={names.field("unemploymentAllowance")}>
          <StepField form={form} name="unemploymentAllowanceRange">
            {({ error: _shownByParts, ...range }, errorOf) => (
              <DateRangeField
                {...range}
                errors={{ start: errorOf("start"), end: errorOf("end") }}
                label={names.field("unemploymentAllowanceRange")}
                help={t("help.allowance", { date: formatDate(bounds.min ?? "") })}
                bounds={bounds}
                opensAt={moment.today}
              />
            )}
          </StepField>
        </SwitchedFields>
      )}
    </StepField>
  );
}
