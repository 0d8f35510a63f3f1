import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Columns } from "../ui/layout/Columns.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { AccessDenied } from "./AccessDenied.tsx";
import { FactsAside } from "./FactsAside.tsx";
import { maternityInsureds } from "./maternity.ts";
import { MaternityForm } from "./MaternityForm.tsx";

export function MaternityScreen() {
  const t = useTexts("maternity");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.maternity")} intro={t("intro")}>
      <Columns>
        <Card>
          <ErrorBoundary fallback={MaternityFailed}>
            <Boundary fallback={<Skeleton height="420px" />}>
              <Declaration />
            </Boundary>
          </ErrorBoundary>
        </Card>
        <FactsAside />
      </Columns>
    </Page>
  );
}

/** Shows `AccessDenied` if no declaration is possible for any person on the account. */
function Declaration() {
  const { data: people } = useSuspenseQuery(maternityInsureds);
  const isOpen = people.some((person) => person.isEligibleMaternityDeclaration);
  return isOpen ? <MaternityForm people={people} /> : <AccessDenied />;
}

function MaternityFailed({ reset }: FallbackProps) {
  const t = useTexts("maternity");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
