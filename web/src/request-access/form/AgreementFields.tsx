import type { ExternalPage } from "@portal/model/portal/client.ts";
import type { AccessWay } from "@portal/model/request-access/request-access.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePublicConfiguration } from "../../core/portal.tsx";
import { FormField } from "../../parts/FormField.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "../RequestAccess.module.css";
import type { AccessForm } from "./access-form.ts";
import type { Labels } from "./useLabels.ts";

interface AgreementFieldsProps {
  form: AccessForm;
  labels: Labels;
  way: AccessWay;
}

/** The consents; those to a check of document and face only for the digital way. */
export function AgreementFields({ form, labels, way }: AgreementFieldsProps) {
  const t = useTexts("request_access");
  return (
    <div className={styles.boxes}>
      <FormField form={form} name="terms">
        {(field) => <Checkbox {...field} label={labels.terms} />}
      </FormField>
      <PageLink page="terms">{t("terms.read")}</PageLink>
      <FormField form={form} name="privacy">
        {(field) => <Checkbox {...field} label={labels.privacy} />}
      </FormField>
      <PageLink page="privacy">{t("privacy.read")}</PageLink>
      {way === "DIGITAL" && (
        <FormField form={form} name="userConsentDP">
          {(field) => <Checkbox {...field} label={labels.userConsentDP} />}
        </FormField>
      )}
    </div>
  );
}

/** The link is outside the label, so that a press on it does not tick the box. */
function PageLink({ page, children }: { page: ExternalPage; children: string }) {
  const href = usePublicConfiguration().externalLinks[page];
  if (!href) return null;
  return (
    <ExternalLink className={styles.read} href={href}>
      {children}
    </ExternalLink>
  );
}
