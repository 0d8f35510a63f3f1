import { useTexts } from "../../core/language/i18n.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { AccessSection } from "./AccessSection.tsx";
import { CorrectionSection } from "./CorrectionSection.tsx";
import { DeletionSection } from "./DeletionSection.tsx";
import { DisclosureSection } from "./DisclosureSection.tsx";
import { ExportSection } from "./ExportSection.tsx";
import { HeldSection } from "./HeldSection.tsx";
import styles from "./MyData.module.css";
import { ObjectionSection } from "./ObjectionSection.tsx";
import { PatientRecordSection } from "./PatientRecordSection.tsx";

/** The data held about the customer, who got or saw them, and the customer's rights. */
export function MyDataScreen() {
  const t = useTexts("my_data");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.myData")} intro={t("lead")} width="narrow">
      <div id="my-data" className={styles.group}>
        <HeldSection />
        <DisclosureSection />
        <AccessSection />
        <CorrectionSection />
        <ObjectionSection />
        <ExportSection />
        <PatientRecordSection />
        <DeletionSection />
      </div>
    </Page>
  );
}
