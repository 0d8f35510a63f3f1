import { SendDocuments, SentDocumentType } from "@portal/model/send.ts";
import { useQueryClient } from "@tanstack/react-query";
import { post } from "../core/http/api.ts";
import { useRuleForm } from "../core/forms/form.ts";
import { useSubmitAfterUploads } from "../parts/photos/useSubmitAfterUploads.ts";
import { PersonField } from "../parts/PersonField.tsx";
import { type BoundField, FormField } from "../parts/FormField.tsx";
import { showReceipt } from "../parts/receipt/receipt-address.ts";
import { raiseSurvey } from "../parts/surveys/raised.ts";
import { FormSummary } from "../parts/FormSummary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { useLocation } from "../core/routing/router.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { FilesField } from "./FilesField.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./SendScreen.module.css";

/** The form for documents: files, type and person. */
export function SendForm({ people }: { people: readonly Insured[] }) {
  const t = useTexts("send");
  const form = useSendForm(people);
  const holding = useSubmitAfterUploads(form, "files");
  const labels = {
    files: t("files.label"),
    insuredNumber: t("person.label"),
    documentType: t("type.label"),
  };
  return (
    <form className={stack.gap6} noValidate onSubmit={(event) => void holding.submit(event)}>
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

/** The only person on an account is preselected, and so is a type in the address. */
function useSendForm(people: readonly Insured[]) {
  const { search } = useLocation();
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
      const { id } = await post<{ id: string }>(
        `/mobile-gw/api/v1/documents?${query.toString()}`,
        { files },
        { ...act, handles: [400] },
      );
      for (const changed of ["pending bills", "interactions"])
        void cache.invalidateQueries({ queryKey: [changed] });
      showReceipt(id);
      raiseSurvey("DOCUMENTS");
    },
  });
}
