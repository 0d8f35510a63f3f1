import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { Boundary } from "../core/hydration.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Columns } from "../ui/layout/Columns.tsx";
import { Page } from "../ui/layout/Page.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./Certificates.module.css";
import { certificates } from "./certificates.ts";
import { IssuedList } from "./IssuedList.tsx";
import { IssueForm } from "./IssueForm.tsx";

/** Certificates that customers make themselves, and those that they made. */
export function CertificatesScreen() {
  const t = useTexts("certificates");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.certificates")} intro={t("intro")}>
      <ErrorBoundary fallback={CertificatesFailed}>
        <Boundary fallback={<Skeleton height="520px" />}>
          <Content />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

function Content() {
  const t = useTexts("certificates");
  const { data } = useSuspenseQuery(certificates);
  return (
    <div className={stack.gap6}>
      <Columns>
        <Card>
          <IssueForm offers={data.certificateOffers} />
        </Card>
        <Card>
          <div className={`${stack.gap3} ${styles.aside}`}>
            <h2>{t("check.title")}</h2>
            <p>{t("check.text")}</p>
            <Link to={paths.verify.path}>{t("check.link")}</Link>
          </div>
        </Card>
      </Columns>
      <IssuedList issued={data.certificates} />
    </div>
  );
}

function CertificatesFailed({ reset }: FallbackProps) {
  const t = useTexts("certificates");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
