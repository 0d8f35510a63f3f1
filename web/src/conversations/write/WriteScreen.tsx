import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Columns } from "../../ui/layout/Columns.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { type Sent, SentDialog } from "./SentDialog.tsx";
import { WriteForm } from "./WriteForm.tsx";

/** Writes to the insurer. Once it is sent, the form is new. */
export function WriteScreen() {
  const t = useTexts("conversations");
  const titles = useTexts("template");
  const { insureds } = usePortal();
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<Sent>();
  const thank = (received: Sent) => {
    setSent(received);
    setRound((before) => before + 1);
  };
  return (
    <Page title={titles("titles.helpContactWrite")} intro={t("write.intro")}>
      <Columns>
        <Card>
          <WriteForm key={round} people={insureds} onSent={thank} />
        </Card>
        <OtherWays />
      </Columns>
      {sent && <SentDialog sent={sent} onClose={() => setSent(undefined)} />}
    </Page>
  );
}
