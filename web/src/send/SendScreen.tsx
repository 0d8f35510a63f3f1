import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { raiseSurvey } from "../parts/surveys/raised.ts";
import { Card } from "../ui/layout/Card.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Columns } from "../ui/layout/Columns.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Advice } from "./Advice.tsx";
import { SendForm, type Sent } from "./SendForm.tsx";
import { SentCard } from "./SentCard.tsx";

export function SendScreen() {
  const t = useTexts("send");
  const titles = useTexts("template");
  const { insureds } = usePortal();
  const [sent, setSent] = useState<Sent>();
  const thank = (received: Sent) => {
    setSent(received);
    raiseSurvey("DOCUMENTS");
  };
  const people = insureds.filter(({ forInformation }) => !forInformation);
  return (
    <Page title={titles("titles.documentsSend")} intro={t("intro")}>
      <Columns>
        <Card>
          {people.length === 0 && (
            <EmptyState picture="people" title={t("nobody.title")}>
              {t("nobody.text")}
            </EmptyState>
          )}
          {people.length > 0 && !sent && <SendForm people={people} onSent={thank} />}
          {sent && <SentCard sent={sent} onAgain={() => setSent(undefined)} />}
        </Card>
        <Advice />
      </Columns>
    </Page>
  );
}
