import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQueries } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useFoundDraft } from "../core/forms/state-draft.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useToday } from "../core/today.ts";
import { BackLink } from "../parts/wizard/BackLink.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { householdOn, personOf } from "./household.ts";
import { proposalsQuery, proposedTo } from "./proposals.ts";
import { Unavailable } from "./Unavailable.tsx";
import { DRAFT } from "./useWizard.ts";
import { Wizard } from "./Wizard.tsx";
import { WizardSkeleton } from "./WizardSkeleton.tsx";

/** Changes of basic insurance and the transfer to another insurer of the group, in three steps. */
export function ContractChangesScreen() {
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.contractMutation")} above={<BackLink to="contract" />}>
      <ErrorBoundary fallback={ProposalsFailed}>
        <Boundary fallback={<WizardSkeleton />}>
          <Proposed />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

function Proposed() {
  // The texts of later steps are loaded with the first, because the network may fail before they are needed.
  useTexts("contract");
  const { insureds } = usePortal();
  const today = useToday();
  const { isKnown, found } = useFoundDraft(DRAFT);
  const [{ data: proposals }, { data: household }] = useSuspenseQueries({
    queries: [proposalsQuery, householdOn(today)],
  });
  if (!isKnown) return <WizardSkeleton />;
  const offered = proposedTo(proposals);
  const people = insureds
    .filter(({ insuredNumber }) => offered.has(insuredNumber))
    .map((insured) => personOf(insured, household));
  if (people.length === 0) return <Unavailable />;
  return <Wizard proposals={proposals} people={people} household={household} found={found} />;
}

function ProposalsFailed({ reset }: FallbackProps) {
  const t = useTexts("contract_changes");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
