import { CertificateKind } from "@portal/model/certificates/certificates.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { isLanguage, languages } from "@portal/model/portal/languages.ts";
import { useWatch } from "react-hook-form";
import { useTexts } from "../core/language/i18n.tsx";
import { type BoundField, FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { PersonField } from "../parts/PersonField.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { DateField } from "../ui/fields/dates/DateField.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { Select } from "../ui/fields/Select.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import stack from "../ui/layout/Stack.module.css";
import { certificateUrl, type Offer, offerOf } from "./certificates.ts";
import styles from "./Certificates.module.css";
import { useIssue } from "./useIssue.ts";

/** The first year of the law on health insurance. */
const FIRST_DAY = "1996-01-01";

/** Person, kind and language of a new certificate; the year or the period of those that have one. */
export function IssueForm({ offers }: { offers: readonly Offer[] }) {
  const t = useTexts("certificates");
  const { form, people, today, ready, failure } = useIssue(offers);
  const [insuredNumber, kind] = useWatch({
    control: form.control,
    name: ["insuredNumber", "kind"],
  });
  const offer = kind && offerOf(offers, insuredNumber, kind);
  const labels = useLabels();
  return (
    <form className={stack.gap6} noValidate onSubmit={(event) => void form.submit(event)}>
      <h2 className={styles.title}>{t("new")}</h2>
      <FormSummary form={form} labels={labels} />
      <PersonOfForm form={form} offers={offers} people={people} />
      <FormField form={form} name="kind">
        {(field) => (
          <KindField
            {...field}
            label={labels.kind}
            offers={offers.filter((one) => one.insuredNumber === insuredNumber)}
          />
        )}
      </FormField>
      {kind === "TAX" && offer && <YearOfForm form={form} years={offer.years} />}
      {kind === "CONTRIBUTIONS" && <PeriodOfForm form={form} today={today} />}
      <LanguageOfForm form={form} />
      {offer?.insuredFrom && kind === "INSURANCE" && (
        <Notice kind="info">
          <p>{t("insuredFrom", { date: formatDate(offer.insuredFrom) })}</p>
        </Notice>
      )}
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("issue")}
        </BusyButton>
      </div>
      {ready && <Ready iddms={ready} />}
    </form>
  );
}

function useLabels() {
  const t = useTexts("certificates");
  return {
    insuredNumber: t("person"),
    kind: t("kind.label"),
    language: t("language"),
    year: t("year"),
    from: t("from"),
    to: t("to"),
  };
}

type Form = ReturnType<typeof useIssue>["form"];

interface PersonOfFormProps {
  form: Form;
  offers: readonly Offer[];
  people: ReturnType<typeof useIssue>["people"];
}

/** Another person has other kinds and years: a kind that they cannot have is no longer chosen. */
function PersonOfForm({ form, offers, people }: PersonOfFormProps) {
  const { insuredNumber: label } = useLabels();
  return (
    <FormField form={form} name="insuredNumber">
      {(field) => (
        <PersonField
          {...field}
          label={label}
          people={people}
          value={String(field.value ?? "")}
          onChange={(value) => {
            field.onChange(Number(value));
            const kind = form.getValues("kind");
            if (kind && offerOf(offers, Number(value), kind)?.obstacle) form.resetField("kind");
            form.setValue("year", offerOf(offers, Number(value), "TAX")?.years[0]);
          }}
        />
      )}
    </FormField>
  );
}

function YearOfForm({ form, years }: { form: Form; years: readonly number[] }) {
  const { year: label } = useLabels();
  return (
    <FormField form={form} name="year">
      {(field) => (
        <Select
          {...field}
          label={label}
          value={String(field.value ?? "")}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(value) => field.onChange(value ? Number(value) : undefined)}
        />
      )}
    </FormField>
  );
}

function PeriodOfForm({ form, today }: { form: Form; today: string }) {
  const labels = useLabels();
  return (
    <div className={styles.pair}>
      {(["from", "to"] as const).map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => (
            <DateField
              {...field}
              label={labels[name]}
              bounds={{ min: FIRST_DAY, max: today }}
              opensAt={today}
            />
          )}
        </FormField>
      ))}
    </div>
  );
}

function LanguageOfForm({ form }: { form: Form }) {
  const t = useTexts("certificates");
  const { language: label } = useLabels();
  return (
    <FormField form={form} name="language">
      {(field) => (
        <Select
          {...field}
          label={label}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={(value) => field.onChange(isLanguage(value) ? value : undefined)}
        />
      )}
    </FormField>
  );
}

interface KindFieldProps extends BoundField<CertificateKind> {
  label: string;
  /** Of the chosen person; none before one is chosen. */
  offers: readonly Offer[];
}

function KindField({ offers, ...field }: KindFieldProps) {
  const t = useTexts("certificates");
  const options = CertificateKind.options.map((value) => {
    const obstacle = offers.find(({ kind }) => kind === value)?.obstacle;
    return {
      value,
      label: t(`kind.${value}.title`),
      detail: obstacle ? t(`obstacle.${obstacle}`) : t(`kind.${value}.text`),
      disabled: Boolean(obstacle),
    };
  });
  return (
    <div className={styles.kinds}>
      <RadioGroup
        {...field}
        variant="card"
        options={options}
        onChange={(value) => field.onChange(value || undefined)}
      />
    </div>
  );
}

function Ready({ iddms }: { iddms: string }) {
  const t = useTexts("certificates");
  return (
    <Notice kind="info">
      <p role="status">
        <strong>{t("ready.title")}</strong>
        <br />
        {t("ready.text")}
      </p>
      <a href={certificateUrl(iddms)} target="_blank" rel="noopener">
        {t("ready.open")} {t("opensPdf")}
      </a>
    </Notice>
  );
}
