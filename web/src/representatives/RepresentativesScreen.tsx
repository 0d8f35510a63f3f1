import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { oneOf, useSearch } from "../core/routing/search.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Columns } from "../ui/layout/Columns.tsx";
import { Page } from "../ui/layout/Page.tsx";
import stack from "../ui/layout/Stack.module.css";
import { InviteForm } from "./InviteForm.tsx";
import { RepresentationList } from "./RepresentationList.tsx";
import { representations } from "./representatives.ts";
import styles from "./Representatives.module.css";

/** Set where a page had to leave a representation that is over. */
const ended = oneOf("ended", ["false", "true"]);

/** Who may see the account in the customer's place, and for whom the customer may. */
export function RepresentativesScreen() {
  const t = useTexts("representatives");
  const titles = useTexts("template");
  const hasEnded = useSearch().get(ended) === "true";
  return (
    <Page title={titles("titles.representatives")} intro={t("intro")}>
      {hasEnded && (
        <Notice kind="warning">
          <p>{t("hasEnded")}</p>
        </Notice>
      )}
      <ErrorBoundary fallback={RepresentativesFailed}>
        <Boundary fallback={<Skeleton height="560px" />}>
          <Content />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

function Content() {
  const t = useTexts("representatives");
  const { profile } = usePortal();
  const all = useSuspenseQuery(representations).data.representations;
  const held = all.filter(({ side }) => side === "HELD");
  const given = all.filter(({ side }) => side === "GIVEN");
  return (
    <div className={stack.gap6}>
      {held.length > 0 && <RepresentationList side="HELD" list={held} />}
      <RepresentationList side="GIVEN" list={given} />
      {profile.sousTutelle ? (
        <Notice kind="info">
          <p>{t("underGuardianship")}</p>
        </Notice>
      ) : (
        <Columns>
          <Card>
            <InviteForm />
          </Card>
          <Card>
            <div className={`${stack.gap3} ${styles.aside}`}>
              <h2>{t("facts.title")}</h2>
              <p>{t("facts.sees")}</p>
              <p>{t("facts.never")}</p>
              <p>{t("facts.end")}</p>
            </div>
          </Card>
        </Columns>
      )}
    </div>
  );
}

function RepresentativesFailed({ reset }: FallbackProps) {
  const t = useTexts("representatives");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
