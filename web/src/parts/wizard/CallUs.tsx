import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import styles from "./Wizard.module.css";

/** The phone number, beside the form. */
export function CallUs() {
  const t = useTexts("wizard");
  const { phone } = useBrand();
  return (
    <section>
      <h2>{t("question")}</h2>
      <p>{t("call")}</p>
      <p>
        <a className={styles.phone} href={`tel:${phone.replaceAll(/\s/g, "")}`}>
          {phone}
        </a>
      </p>
    </section>
  );
}
