import { accidentSteps, mayDeclareAccident } from "@portal/model/accident/words.ts";
import { useFoundDraft } from "../core/forms/state-draft.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { usePortal } from "../core/portal.tsx";
import { BackLink } from "../parts/wizard/BackLink.tsx";
import { WizardSkeleton } from "../parts/wizard/WizardSkeleton.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Declaration } from "./Declaration.tsx";
import { DRAFT } from "./useAccident.ts";

/** The declaration of an accident, in six steps. */
export function AccidentScreen() {
  const t = useTexts("accident");
  const titles = useTexts("template");
  const { insureds } = usePortal();
  const people = insureds.filter(mayDeclareAccident);
  return (
    <Page
      title={titles("titles.helpAccident")}
      intro={t("intro", { steps: accidentSteps.length })}
      above={<BackLink to="helpContact" />}
    >
      {people.length === 0 ? <Denied /> : <Kept people={people} />}
    </Page>
  );
}

/** The declaration, with its draft. */
function Kept({ people }: { people: Parameters<typeof Declaration>[0]["people"] }) {
  // The texts of later steps are loaded with the first, because the network may fail before they are needed.
  useTexts("forms");
  useTexts("photos");
  const { isKnown, found } = useFoundDraft(DRAFT);
  return isKnown ? <Declaration people={people} found={found} /> : <WizardSkeleton />;
}

function Denied() {
  const t = useTexts("accident");
  const { phone } = useBrand();
  return (
    <Card>
      <EmptyState
        picture="people"
        title={t("denied.title")}
        action={<LinkButton to="/">{t("denied.action")}</LinkButton>}
      >
        {t("denied.text", { phone })}
      </EmptyState>
    </Card>
  );
}
