import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Columns } from "../../ui/layout/Columns.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { WriteForm } from "./WriteForm.tsx";

export function WriteScreen() {
  const t = useTexts("conversations");
  const titles = useTexts("template");
  const { insureds } = usePortal();
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
