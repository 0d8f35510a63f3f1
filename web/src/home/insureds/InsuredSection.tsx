import { paths } from "../../core/routing/paths.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { Link } from "../../core/routing/router.tsx";
import { Carousel } from "../../ui/layout/Carousel.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { CostShareExplanation } from "./CostShareExplanation.tsx";
import type { HomeInsured } from "../home.ts";
import { InsuredCard } from "./InsuredCard.tsx";
import styles from "./InsuredSection.module.css";
import sectionStyles from "../Section.module.css";

/** The people on the account, with the paid part of their yearly share. */
export function InsuredSection({ insureds }: { insureds: readonly HomeInsured[] }) {
  const t = useTexts("homepage");
  const titles = useTexts("template");
  const { phone } = useBrand();
  const year = insureds.find(({ contribution }) => contribution)?.contribution?.year;
  const title = t("insured.title", { count: insureds.length });
  if (insureds.length === 0) {
    return (
      <Notice kind="info">
        <p>{t("insured.empty", { phone })}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.section} data-tour="people">
      <Carousel
        label={title}
        isStill
        fills
        heading={
          <>
            <h2>{title}</h2>
            <div className={styles.links}>
              <Link to={paths.cards.path} className={sectionStyles.more}>
                {titles("titles.cards")}
              </Link>
              <Link to={paths.contract.path} className={sectionStyles.more}>
                {t("insured.contracts")}
              </Link>
            </div>
          </>
        }
      >
        {insureds.map((insured) => (
          <InsuredCard key={insured.insuredNumber} insured={insured} />
        ))}
      </Carousel>
      {year && <CostShareExplanation year={year} />}
    </div>
  );
}
