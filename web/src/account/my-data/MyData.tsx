import { useTexts } from "../../core/language/i18n.tsx";
import { AccessSection } from "./AccessSection.tsx";
import { DeletionSection } from "./DeletionSection.tsx";
import { ExportSection } from "./ExportSection.tsx";
import { HeldSection } from "./HeldSection.tsx";
import styles from "./MyData.module.css";

/** The data held about the customer, the access log, and the customer's rights. */
export function MyData() {
  const t = useTexts("my_data");
  return (
    <section className={styles.group} aria-labelledby="my-data">
      <div className={styles.lead}>
        <h2 id="my-data">{t("title")}</h2>
        <p>{t("lead")}</p>
      </div>
      <HeldSection />
      <AccessSection />
      <ExportSection />
      <DeletionSection />
    </section>
  );
}
