import { Boundary } from "../core/hydration.tsx";
import { damageSteps } from "@portal/model/damage/fields.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useFoundDraft } from "../core/forms/state-draft.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { paths } from "../core/routing/paths.ts";
import { useToday } from "../core/today.ts";
import { BackLink } from "../parts/wizard/BackLink.tsx";
import { WizardSkeleton } from "../parts/wizard/WizardSkeleton.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { propertyContracts } from "./contracts.ts";
import { Declaration } from "./Declaration.tsx";
import { DRAFT } from "./useDamage.ts";

/** The declaration of a damage to belongings, in four steps. */
export function DamageScreen() {
  const t = useTexts("damage");
  const titles = useTexts("template");
  return (
    <Page
      title={titles("titles.helpDamage")}
      intro={t("intro", { steps: damageSteps.length })}
      above={<BackLink to="helpContact" />}
    >
      <ErrorBoundary fallback={ContractsFailed}>
        <Boundary fallback={<WizardSkeleton />}>
          <Kept />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

/** The declaration, with its draft. */
function Kept() {
  // The texts of later steps are loaded with the first, because the network may fail before they are needed.
  useTexts("forms");
  useTexts("photos");
  useTexts("contract");
  const { data: contracts } = useSuspenseQuery(propertyContracts(useToday()));
  const { isKnown, found } = useFoundDraft(DRAFT);
  if (contracts.length === 0) return <NoProperty />;
  return isKnown ? <Declaration contracts={contracts} found={found} /> : <WizardSkeleton />;
}

function NoProperty() {
  const t = useTexts("damage");
  const { phone } = useBrand();
  return (
    <EmptyState
      picture="document"
      title={t("none.title")}
      action={<LinkButton to={paths.contract.path}>{t("none.action")}</LinkButton>}
    >
      {t("none.text", { phone })}
    </EmptyState>
  );
}

function ContractsFailed({ reset }: FallbackProps) {
  const t = useTexts("damage");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
