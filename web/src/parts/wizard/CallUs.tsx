import { brand } from "@portal/brand/brand.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Wizard.module.css";

/** Whoever would rather talk finds the number beside the form. */
export function CallUs() {
  const t = useTexts("wizard");
  return (
    <section>
      <h2>{t("question")}</h2>
      <p>{t("call")}</p>
      <p>
        <a className={styles.phone} href={`tel:${brand.phone.replaceAll(/\s/g, "")}`}>
          {brand.phone}
        </a>
      </p>
    </section>
  );
}
