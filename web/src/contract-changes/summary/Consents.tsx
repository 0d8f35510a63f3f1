import { conditionsOf } from "@portal/model/conditions.ts";
import type { Consent } from "@portal/model/contract-changes/consents.ts";
import { hasTransfers } from "@portal/model/contract-changes/wizard-state.ts";
import FileText from "lucide-react/icons/file-text";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import { useProblem, useWizardView } from "../wizard-view.ts";
import { chosenProducts } from "./chosen-products.ts";
import styles from "./SummaryStep.module.css";

/** The required consents, with the documents to read first. */
export function Consents() {
  const t = useTexts("contract_changes");
  const { state } = useWizardView();
  return (
    <Card className={styles.card}>
      <h3>{t("summary.consents")}</h3>
      <Papers />
      <ConsentBox to="conditions" />
      {hasTransfers(state) && <ConsentBox to="transfer" />}
    </Card>
  );
}

/** The general conditions of every product of the new contracts. */
function Papers() {
  const c = useTexts("contract");
  const { language } = useLanguage();
  const products = chosenProducts(useWizardView());
  return (
    <ul className={styles.papers}>
      {products.map(({ code, name }) => (
        <li key={code}>
          <ExternalLink href={`${conditionsOf(code)}?lang=${language}`} className={styles.paper}>
            <FileText size={18} aria-hidden="true" />
            {c("conditionsOf", { product: name })}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function ConsentBox({ to }: { to: Consent }) {
  const t = useTexts("contract_changes");
  const { state, act } = useWizardView();
  const path = `consents.${to}`;
  const problem = useProblem(path);
  return (
    <div id={fieldId(path)}>
      <Checkbox
        {...problem}
        label={t(`consent.${to}`)}
        value={state.consents[to]}
        onChange={(isGiven) => act({ type: "consent", to, isGiven })}
      />
    </div>
  );
}
