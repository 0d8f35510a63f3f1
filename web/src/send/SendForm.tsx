import { isBill, SentDocumentType } from "@portal/model/send.ts";
import { useSubmitAfterUploads } from "../parts/photos/useSubmitAfterUploads.ts";
import { PersonField } from "../parts/PersonField.tsx";
import { type BoundField, FormField } from "../parts/FormField.tsx";
import { FormSummary } from "../parts/FormSummary.tsx";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { lazyPart, usePreload } from "../ui/feedback/lazy-part.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { FilesField } from "./FilesField.tsx";
import { useBillCheck } from "./useBillCheck.ts";
import { useBillLabels } from "./useBillLabels.ts";
import { useBillReading } from "./useBillReading.ts";
import { emptyBill, useSendForm } from "./useSendForm.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./SendScreen.module.css";

const BillReadingNotices = lazyPart(
  async () => (await import("./BillReadingNotices.tsx")).BillReadingNotices,
);
const BillFields = lazyPart(async () => (await import("./BillFields.tsx")).BillFields);
const BillFindings = lazyPart(async () => (await import("./BillFindings.tsx")).BillFindings);

/** The form for documents: files, person and type, and of a bill what its QR code says. */
export function SendForm({ people }: { people: readonly Insured[] }) {
  const t = useTexts("send");
  // Prefetched, because the network may fail before the kind of document is chosen.
  usePreload(BillReadingNotices);
  usePreload(BillFields);
  usePreload(BillFindings);
  const check = useBillCheck();
  const form = useSendForm(people, check.isConfirmed);
  const reading = useBillReading(form);
  const holding = useSubmitAfterUploads(form, "files");
  const documentType = form.watch("documentType");
  const isOfBill = documentType !== undefined && isBill(documentType);
  const labels = {
    files: t("files.label"),
    insuredNumber: t("person.label"),
    documentType: t("type.label"),
    ...useBillLabels(),
  };
  const changeType = (type: SentDocumentType | undefined) => {
    check.forget();
    if (type && !isBill(type)) form.setValue("bill", emptyBill);
  };
  return (
    <form className={stack.gap6} noValidate onSubmit={(event) => void holding.submit(event)}>
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="files">
        {(field) => (
          <FilesField {...field} label={labels.files} holding={holding} onPick={reading.read} />
        )}
      </FormField>
      <FormField form={form} name="insuredNumber">
        {(field) => <PersonField {...field} label={labels.insuredNumber} people={people} />}
      </FormField>
      <FormField form={form} name="documentType">
        {(field) => (
          <TypeField
            {...field}
            label={labels.documentType}
            onChange={(type) => {
              changeType(type);
              field.onChange(type);
            }}
          />
        )}
      </FormField>
      {isOfBill && (
        <Boundary>
          <BillReadingNotices reading={reading} />
          <BillFields form={form} />
          {check.found && <BillFindings found={check.found} />}
        </Boundary>
      )}
      <div className={styles.actions}>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {isOfBill && check.found ? t("bill.anyway") : t("send")}
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
