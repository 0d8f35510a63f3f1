import { decidesFor } from "@portal/model/consent.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import stack from "../../ui/layout/Stack.module.css";
import { CorrectionForm } from "./CorrectionForm.tsx";

/** The request for a correction of what the customer cannot change. */
export function CorrectionScreen() {
  const t = useTexts("my_data");
  const titles = useTexts("template");
  const today = useToday();
  const { insureds } = usePortal();
  const people = insureds.filter((person) => decidesFor(person, today));
  return (
    <Page title={titles("titles.dataCorrection")} intro={t("correctionForm.intro")} width="narrow">
      <div className={stack.gap6}>
        <Card>
          <CorrectionForm people={people} />
        </Card>
        <p>
          <Link to={paths.myData.path}>{t("correctionForm.back")}</Link>
        </p>
      </div>
    </Page>
  );
}
