import { RequestDeletion } from "@portal/model/requests/deletion.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { DeletionScope, HeldCategory } from "@portal/model/my-data.ts";
import { paths } from "../../core/routing/paths.ts";
import { post } from "../../core/http/api.ts";
import { useQuery } from "../../core/http/useQuery.ts";
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
import { SectionBody } from "../SectionBody.tsx";
import styles from "./MyData.module.css";
import { heldData, privacyRequests, type PrivacyRequest } from "./rights.ts";
import { useKeptTime } from "./useKeptTime.ts";

/** What a deletion does not take. */
const remaining: readonly HeldCategory[] = [
  "people",
  "contracts",
  "invoices",
  "careCosts",
  "documents",
  "sentFiles",
  "requests",
  "vouchers",
];

/** Requests the deletion, after telling what remains and for how long. */
export function DeletionSection() {
  const t = useTexts("my_data");
  const { profile } = usePortal();
  return (
    <Card className={styles.section}>
      <h2>{t("deletion.title")}</h2>
      <p>{t("deletion.text")}</p>
      <Remains />
      {profile.sousTutelle ? (
        <Notice kind="info">
          <p>{t("deletion.guardianship")}</p>
        </Notice>
      ) : (
        <DeletionState />
      )}
    </Card>
  );
}

/** What stays after an account is closed: what the law or a contract keeps. */
function Remains() {
  const t = useTexts("my_data");
  const keptTime = useKeptTime();
  const asked = useQuery(heldData);
  return (
    <SectionBody query={asked}>
      {({ heldData: held }) => (
        <ul className={styles.limits}>
          {held
            .filter(({ category }) => remaining.includes(category))
            .map((one) => (
              <li key={one.category}>
                <strong>{t(`held.${one.category}`)}</strong>
                <span>{keptTime(one)}</span>
              </li>
            ))}
          <li>{t("deletion.audit")}</li>
        </ul>
      )}
    </SectionBody>
  );
}

/** The open request, or the form. */
function DeletionState() {
  const { data } = useQuery(privacyRequests);
  const open = data?.privacyRequests.find(
    ({ datum, decidedOn }) => datum === null && decidedOn === null,
  );
  return open ? <OpenDeletion request={open} /> : <DeletionForm />;
}

function OpenDeletion({ request }: { request: PrivacyRequest }) {
  const t = useTexts("my_data");
  const { requestedOn, answerBy } = request;
  const days = { from: formatDate(requestedOn), to: formatDate(answerBy) };
  return (
    <Notice kind="info">
      <p>
        {t("deletion.open")} {t("deletion.until", days)}
      </p>
      <Link to={paths.interactions.path}>{t("deletion.tracking")}</Link>
    </Notice>
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
