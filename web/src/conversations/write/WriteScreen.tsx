import { ErrorBoundary } from "../../core/errors/ErrorBoundary.tsx";
import { Boundary } from "../../core/hydration.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Columns } from "../../ui/layout/Columns.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { ConversationsFailed } from "../ConversationsFailed.tsx";
import { type NamedLine, useNamedLine } from "./named-line.ts";
import { OtherWays } from "./OtherWays.tsx";
import { ReportForm } from "./ReportForm.tsx";
import { WriteForm } from "./WriteForm.tsx";

/** A message to us, or the report of an error on a line of a statement that the address names. */
export function WriteScreen() {
  const t = useTexts("conversations");
  const titles = useTexts("template");
  const { insureds } = usePortal();
  const named = useNamedLine();
  if (named) return <Report named={named} />;
  return (
    <Page title={titles("titles.helpContactWrite")} intro={t("write.intro")}>
      <Columns>
        <Card>
          <WriteForm people={insureds} />
        </Card>
        <OtherWays />
      </Columns>
    </Page>
  );
}

function Report({ named }: { named: NamedLine }) {
  const t = useTexts("conversations");
  return (
    <Page title={t("report.title")} intro={t("report.intro")}>
      <Columns>
        <Card>
          <ErrorBoundary fallback={ConversationsFailed}>
            <Boundary fallback={<Skeleton height="520px" />}>
              <ReportForm key={`${named.statement} ${named.line}`} named={named} />
            </Boundary>
          </ErrorBoundary>
        </Card>
        <OtherWays />
      </Columns>
    </Page>
  );
}
