import { useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import styles from "./AttributionsScreen.module.css";
import { type CreditName, credits } from "./credits.ts";

export function CreditList({ names }: { names: readonly CreditName[] }) {
  const t = useTexts("attributions");
  return (
    <Card>
      <ul className={styles.credits}>
        {names.map((name) => (
          <li key={name} className={styles.credit}>
            <div>
              <ExternalLink href={credits[name].url}>{credits[name].name}</ExternalLink>
              <p>{t(`credits.${name}`)}</p>
            </div>
            <ExternalLink
              className={styles.licence}
              href={credits[name].licenceUrl}
              aria-label={t("licenceOf", {
                licence: credits[name].licence,
                name: credits[name].name,
              })}
            >
              {credits[name].licence}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
