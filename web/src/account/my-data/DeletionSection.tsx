import { RequestDeletion } from "@portal/model/requests/deletion.ts";
import type { DeletionScope } from "@portal/model/my-data.ts";
import { paths } from "../../core/routing/paths.ts";
import { post } from "../../core/http/api.ts";
import { useRuleForm } from "../../core/forms/form.ts";
import { FormField } from "../../parts/FormField.tsx";
import { showReceipt } from "../../parts/receipt/receipt-address.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Link } from "../../core/routing/router.tsx";
import { useKeptFocus } from "../../core/routing/useKeptFocus.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import styles from "./MyData.module.css";

const limits = ["accounting", "contracts", "health", "audit"] as const;

/** Requests the deletion, after telling which data the law keeps. */
export function DeletionSection() {
  const t = useTexts("my_data");
  const { profile } = usePortal();
  return (
    <Card className={styles.section}>
      <h3>{t("deletion.title")}</h3>
      <p>{t("deletion.text")}</p>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <li key={limit}>{t(`deletion.limits.${limit}`)}</li>
        ))}
      </ul>
      {profile.sousTutelle ? (
        <Notice kind="info">
          <p>{t("deletion.guardianship")}</p>
        </Notice>
      ) : (
        <DeletionForm />
      )}
    </Card>
  );
}

function useDeletionForm() {
  const form = useRuleForm(RequestDeletion, {
    start: { scope: "OPTIONAL_DATA" },
    send: async (input, act) => {
      const options = { ...act, handles: [409] as const };
      const { id } = await post<{ id: string }>("/v1/my-data/deletions", input, options);
      showReceipt(id);
    },
  });
  return { form, isOpen: form.formState.errors.root?.message === "CONFLICT" };
}

function DeletionForm() {
  const t = useTexts("my_data");
  const { form, isOpen } = useDeletionForm();
  const answer = useKeptFocus<HTMLDivElement>(isOpen);
  if (isOpen) {
    return (
      <div ref={answer}>
        <Notice kind="info">
          <p role="status">{t("deletion.open")}</p>
          <Link to={paths.interactions.path}>{t("deletion.tracking")}</Link>
        </Notice>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <DeletionFields form={form} />
      {form.formState.errors.root && (
        <Notice kind="error">
          <p>{t("deletion.failed")}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <BusyButton type="submit" variant="secondary" isBusy={form.formState.isSubmitting}>
          {t("deletion.ask")}
        </BusyButton>
      </div>
    </form>
  );
}

const scopes: readonly DeletionScope[] = ["OPTIONAL_DATA", "ACCOUNT"];

function DeletionFields({ form }: { form: ReturnType<typeof useDeletionForm>["form"] }) {
  const t = useTexts("my_data");
  return (
    <>
      <FormField form={form} name="scope">
        {(field) => (
          <RadioGroup
            {...field}
            label={t("deletion.scope")}
            variant="card"
            options={scopes.map((value) => ({
              value,
              label: t(`deletion.${value}.label`),
              detail: t(`deletion.${value}.detail`),
            }))}
            onChange={(value) => field.onChange(value || undefined)}
          />
        )}
      </FormField>
      <FormField form={form} name="isUnderstood">
        {(field) => (
          <Checkbox
            {...field}
            value={field.value ?? false}
            label={t("deletion.understood")}
            onChange={(isTicked) => field.onChange(isTicked || undefined)}
          />
        )}
      </FormField>
    </>
  );
}
