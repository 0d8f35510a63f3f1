import { useQuery } from "../../core/http/useQuery.ts";
import { graphql, query } from "../../core/http/api.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./MyData.module.css";
import { SectionBody } from "../SectionBody.tsx";

const HeldData = graphql(`
  query HeldData {
    heldData {
      category
      count
    }
  }
`);

/** The number of records held per category. */
export function HeldSection() {
  const t = useTexts("my_data");
  const { language } = useLanguage();
  const asked = useQuery({ queryKey: ["held-data"], queryFn: () => query(HeldData) });
  return (
    <Card className={styles.section}>
      <h3>{t("held.title")}</h3>
      <SectionBody query={asked}>
        {({ heldData }) => (
          <dl className={styles.counts}>
            {heldData.map(({ category, count }) => (
              <div key={category}>
                <dt>{t(`held.${category}`)}</dt>
                <dd>{count.toLocaleString(`${language}-CH`)}</dd>
              </div>
            ))}
          </dl>
        )}
      </SectionBody>
      <p className={styles.help}>{t("held.help")}</p>
    </Card>
  );
}
