import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { isBill, SendDocuments, SentDocumentType } from "@portal/model/send.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useHost } from "../core/host.ts";
import { post } from "../core/http/api.ts";
import { useRuleForm } from "../core/forms/form.ts";
import { useHolding } from "../parts/photos/useHolding.ts";
import { PersonField } from "../parts/PersonField.tsx";
import { type BoundField, FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { useLocation } from "../core/routing/router.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { FilesField } from "./FilesField.tsx";
import styles from "./SendScreen.module.css";

export interface Sent {
  readonly documentType: SentDocumentType;
  readonly fullname: string;
  readonly count: number;
  /** Where the sender sees what becomes of it. */
  readonly followedAt: "reimbursements" | "interactions";
}

interface SendFormProps {
  people: readonly Insured[];
  onSent: (sent: Sent) => void;
}

/** What is sent, what it is and whom it concerns. */
export function SendForm({ people, onSent }: SendFormProps) {
  const t = useTexts("send");
  const form = useSendForm(people, onSent);
  const holding = useHolding(form, "files");
  const labels = {
    files: t("files.label"),
    insuredNumber: t("person.label"),
    documentType: t("type.label"),
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void holding.submit(event)}>
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="files">
        {(field) => <FilesField {...field} label={labels.files} holding={holding} />}
      </FormField>
      <FormField form={form} name="insuredNumber">
        {(field) => <PersonField {...field} label={labels.insuredNumber} people={people} />}
      </FormField>
      <FormField form={form} name="documentType">
        {(field) => <TypeField {...field} label={labels.documentType} />}
      </FormField>
      <div className={styles.actions}>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("send")}
        </BusyButton>
      </div>
    </form>
  );
}

function TypeField(field: BoundField<SentDocumentType> & { label: string }) {
  const t = useTexts("send");
  const options = SentDocumentType.options.map((value) => ({
    value,
    label: t(`type.${value}.title`),
    detail: t(`type.${value}.short`),
  }));
  return (
    <div className={styles.types}>
      <RadioGroup
        {...field}
        variant="card"
        options={options}
        onChange={(value) => field.onChange(value || undefined)}
      />
    </div>
  );
}

/** Somebody alone on an account is chosen already, and so is a type that the address names. */
function useSendForm(people: readonly Insured[], onSent: (sent: Sent) => void) {
  const { search } = useLocation();
  const { now } = useHost();
  const cache = useQueryClient();
  const named = SentDocumentType.safeParse(new URLSearchParams(search).get("documentType"));
  const [only, ...others] = people;
  return useRuleForm(SendDocuments, {
    start: {
      files: [],
      insuredNumber: only && others.length === 0 ? String(only.insuredNumber) : "",
      ...(named.success && { documentType: named.data }),
    },
    send: async ({ insuredNumber, documentType, files }, act) => {
      const query = new URLSearchParams({ insuredNumber: String(insuredNumber), documentType });
      await post(
        `/mobile-gw/api/v1/documents?${query.toString()}`,
        { files },
        { ...act, handles: [400] },
      );
      const person = people.find((one) => one.insuredNumber === insuredNumber);
      for (const changed of ["pending bills", "interactions"])
        void cache.invalidateQueries({ queryKey: [changed] });
      onSent({
        documentType,
        count: files.length,
        fullname: person?.fullname ?? "",
        followedAt:
          isBill(documentType) && isReadHere(person, todayInZurich(now()))
            ? "reimbursements"
            : "interactions",
      });
    },
  });
}

/** Another adult's bills are theirs alone: whoever sends them in follows the request. */
function isReadHere(person: Insured | undefined, today: string): boolean {
  if (!person) return false;
  return person.partPrincipal || !isOfAge(person.birthdate, today);
}
