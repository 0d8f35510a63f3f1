import { brand } from "@portal/brand/brand.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../core/i18n.tsx";
import { Notice } from "../ui/Notice.tsx";
import { CostShareExplanation } from "./CostShareExplanation.tsx";
import { homeQuery } from "./home.ts";
import { InsuredCard } from "./InsuredCard.tsx";
import styles from "./InsuredSection.module.css";

/** The people on the account and what they have paid of their yearly share. */
export function InsuredSection() {
  const t = useTexts("homepage");
  const { insureds } = useSuspenseQuery(homeQuery).data;
  const year = insureds.find(({ contribution }) => contribution)?.contribution?.year;
  return (
    <section className={styles.section} aria-labelledby="insured-title">
      <div className={styles.head}>
        <h2 id="insured-title">{t("insured.title", { count: insureds.length })}</h2>
        {year && <p className={styles.year}>{t("insured.year", { year })}</p>}
      </div>
      {insureds.length === 0 && (
        <Notice kind="info">
          <p>{t("insured.empty", { phone: brand.phone })}</p>
        </Notice>
      )}
      <ul className={styles.people} data-count={insureds.length}>
        {insureds.map((insured) => (
          <li key={insured.insuredNumber}>
            <InsuredCard insured={insured} />
          </li>
        ))}
      </ul>
      {year && <CostShareExplanation />}
    </section>
  );
}
