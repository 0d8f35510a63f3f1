import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Columns } from "../ui/layout/Columns.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Advice } from "./Advice.tsx";
import { SendForm } from "./SendForm.tsx";

export function SendScreen() {
  const t = useTexts("send");
  const titles = useTexts("template");
  const { insureds } = usePortal();
  const people = insureds.filter(({ forInformation }) => !forInformation);
  return (
    <Page title={titles("titles.documentsSend")} intro={t("intro")}>
      <Columns>
        <Card>
          {people.length === 0 ? (
            <EmptyState picture="people" title={t("nobody.title")}>
              {t("nobody.text")}
            </EmptyState>
          ) : (
            <SendForm people={people} />
          )}
        </Card>
        <Advice />
      </Columns>
    </Page>
  );
}
