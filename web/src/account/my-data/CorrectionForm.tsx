import { sexes } from "@portal/model/codes.ts";
import { LONGEST_MESSAGE } from "@portal/model/contact/conversations.ts";
import { CorrectionDatum } from "@portal/model/requests/correction.ts";
import { MOST_SENT_FILES } from "@portal/model/send.ts";
import { useWatch } from "react-hook-form";
import { Boundary } from "../../core/hydration.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import type { Insured } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { DraftNotice } from "../../parts/DraftNotice.tsx";
import { type BoundField, FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { PersonField } from "../../parts/PersonField.tsx";
import { type Holding, useSubmitAfterUploads } from "../../parts/photos/useSubmitAfterUploads.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import stack from "../../ui/layout/Stack.module.css";
import { useCorrection } from "./useCorrection.ts";

/** After the other fields, so that the form shows before the code of photos is there. */
const TrayField = lazyPart(
  async () => (await import("../../parts/photos/TrayField.tsx")).TrayField,
);
/** Only a birthdate needs it. */
const DateField = lazyPart(
  async () => (await import("../../ui/fields/dates/DateField.tsx")).DateField,
);

/** The most photos of one file. */
const MOST_PHOTOS = 10;

/** Which datum of whom is wrong, what is right, and its proof. */
export function CorrectionForm({ people }: { people: readonly Insured[] }) {
  const t = useTexts("my_data");
  const form = useCorrection(people);
  const holding = useSubmitAfterUploads(form, "files");
  const datum = useWatch({ control: form.control, name: "datum" });
  const labels = {
    insuredNumber: t("correctionForm.person"),
    datum: t("correctionForm.datum"),
    correct: t("correctionForm.correct"),
    explanation: t("correctionForm.explanation"),
    files: t("correctionForm.files"),
  };
  return (
    <form className={stack.gap5} noValidate onSubmit={(event) => void holding.submit(event)}>
      <DraftNotice draft={form.draft} />
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="insuredNumber">
        {(field) => (
          <PersonField
            {...field}
            label={labels.insuredNumber}
            help={t("correctionForm.personHelp")}
            people={people}
            value={String(field.value ?? "")}
            onChange={(chosen) => field.onChange(Number(chosen))}
          />
        )}
      </FormField>
      <FormField form={form} name="datum">
        {(field) => (
          <DatumField
            {...field}
            label={labels.datum}
            onChange={(value) => {
              field.onChange(value);
              // A day or a code is nothing to another datum.
              form.resetField("correct", { defaultValue: "" });
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="correct">
        {(field) => <CorrectField key={datum} {...field} datum={datum} label={labels.correct} />}
      </FormField>
      <FormField form={form} name="explanation">
        {(field) => (
          <TextArea {...field} label={labels.explanation} maxLength={LONGEST_MESSAGE} isOptional />
        )}
      </FormField>
      <FormField form={form} name="files">
        {(field) => <ProofField {...field} label={labels.files} holding={holding} />}
      </FormField>
      <Problem code={form.formState.errors.root?.message} />
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("correctionForm.send")}
        </BusyButton>
      </div>
    </form>
  );
}

function DatumField(field: BoundField<CorrectionDatum> & { label: string }) {
  const i = useTexts("interactions");
  return (
    <Select
      {...field}
      value={field.value ?? ""}
      options={CorrectionDatum.options.map((value) => ({ value, label: i(`datum.${value}`) }))}
      onChange={(value) => field.onChange(value || undefined)}
    />
  );
}

interface ProofFieldProps extends BoundField<string[] | undefined> {
  label: string;
  holding: Holding;
}

function ProofField(props: ProofFieldProps) {
  const t = useTexts("my_data");
  const i = useTexts("interactions");
  return (
    <Boundary fallback={<Skeleton height="160px" />}>
      <TrayField
        {...props}
        help={t("correctionForm.filesHelp", { count: MOST_SENT_FILES })}
        isOptional
        mostFiles={MOST_SENT_FILES}
        mostPhotos={MOST_PHOTOS}
        leaving={{
          title: i("question.leave.title"),
          text: i("question.leave.text"),
          confirm: i("question.leave.confirm"),
        }}
      />
    </Boundary>
  );
}

/** The refusal of the form as a whole: one about this datum is open, or the answer is missing. */
function Problem({ code }: { code: string | undefined }) {
  const t = useTexts("my_data");
  if (!code) return null;
  const isOpen = code === "CONFLICT";
  return (
    <Notice kind={isOpen ? "info" : "error"}>
      <p role="alert">{t(isOpen ? "correctionForm.open" : "correctionForm.failed")}</p>
    </Notice>
  );
}

interface CorrectFieldProps extends BoundField<string> {
  datum: CorrectionDatum | undefined;
  label: string;
}

/** What is right: a day, a sex or a text. */
function CorrectField({ datum, ...field }: CorrectFieldProps) {
  const t = useTexts("my_data");
  const today = useToday();
  if (datum === "BIRTHDATE")
    return (
      <Boundary fallback={<Skeleton height="76px" />}>
        <DateField
          {...field}
          bounds={{ max: today }}
          opensAt={today.slice(0, 7)}
          onChange={(day) => field.onChange(day ?? "")}
        />
      </Boundary>
    );
  if (datum === "SEX")
    return (
      <RadioGroup
        {...field}
        variant="chip"
        options={sexes.map((value) => ({ value, label: t(`correctionForm.${value}`) }))}
        onChange={(value) => field.onChange(value)}
      />
    );
  const isText = datum !== undefined && !["FIRST_NAME", "LAST_NAME"].includes(datum);
  const help =
    datum === "AHV_NUMBER"
      ? t("correctionForm.ahvHelp")
      : isText && t("correctionForm.correctHelp");
  return <TextField {...field} {...(help && { help })} />;
}
