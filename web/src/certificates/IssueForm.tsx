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

/** Person, kind and language of a new certificate; the year or the period of those that have one. */
export function IssueForm({ offers }: { offers: readonly Offer[] }) {
  const t = useTexts("certificates");
  const { form, people, today, ready, failure } = useIssue(offers);
  const [insuredNumber, kind] = useWatch({
    control: form.control,
    name: ["insuredNumber", "kind"],
  });
  const offer = kind && offerOf(offers, insuredNumber, kind);
  const labels = {
    insuredNumber: t("person"),
    kind: t("kind.label"),
    language: t("language"),
    year: t("year"),
    from: t("from"),
    to: t("to"),
  };
  return (
    <form className={stack.gap6} noValidate onSubmit={(event) => void form.submit(event)}>
      <h2 className={styles.title}>{t("new")}</h2>
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="insuredNumber">
        {(field) => (
          <PersonField
            {...field}
            label={labels.insuredNumber}
            people={people}
            value={String(field.value ?? "")}
            onChange={(value) => {
              field.onChange(Number(value));
              const next = kind && offerOf(offers, Number(value), kind);
              // A kind that this person cannot have is no longer chosen.
              if (next?.obstacle) form.resetField("kind");
              const [year] = offerOf(offers, Number(value), "TAX")?.years ?? [];
              form.setValue("year", year);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="kind">
        {(field) => (
          <KindField
            {...field}
            label={labels.kind}
            offers={offers.filter((one) => one.insuredNumber === insuredNumber)}
          />
        )}
      </FormField>
      {kind === "TAX" && offer && (
        <FormField form={form} name="year">
          {(field) => (
            <Select
              {...field}
              label={labels.year}
              value={String(field.value ?? "")}
              options={offer.years.map((year) => ({ value: String(year), label: String(year) }))}
              onChange={(value) => field.onChange(value ? Number(value) : undefined)}
            />
          )}
        </FormField>
      )}
      {kind === "CONTRIBUTIONS" && (
        <div className={styles.pair}>
          {(["from", "to"] as const).map((name) => (
            <FormField key={name} form={form} name={name}>
              {(field) => (
                <DateField
                  {...field}
                  label={labels[name]}
                  bounds={{ min: "1996-01-01", max: today }}
                  opensAt={today}
                />
              )}
            </FormField>
          ))}
        </div>
      )}
      <FormField form={form} name="language">
        {(field) => (
          <RadioGroup
            {...field}
            label={labels.language}
            variant="chip"
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            onChange={(value) => field.onChange(isLanguage(value) ? value : undefined)}
          />
        )}
      </FormField>
      {offer?.insuredFrom && kind === "INSURANCE" && (
        <Notice kind="info">
          <p>{t("insuredFrom", { date: formatDate(offer.insuredFrom) })}</p>
        </Notice>
      )}
      {failure && (
        <Notice kind="error">
          <p role="alert">{failure}</p>
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
    <RadioGroup
      {...field}
      variant="card"
      options={options}
      onChange={(value) => field.onChange(value || undefined)}
    />
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
