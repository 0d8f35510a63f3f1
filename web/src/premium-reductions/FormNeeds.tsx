import { useTexts } from "../core/language/i18n.tsx";
import { francs } from "../core/language/francs.ts";
import { usePortal } from "../core/portal.tsx";
import { isWayOffered } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { useToday } from "../core/today.ts";
import { Card } from "../ui/layout/Card.tsx";
import type { Home } from "./premium-reductions.ts";
import styles from "./PremiumReductions.module.css";

const POLICIES = "/documents?documentFilterType=CONTRACT&helpRedirect=true&helpType=policy";

/** What the form of the canton asks of the insurance: the person, the insurer and the premium. */
export function FormNeeds({ homes }: { homes: readonly Home[] }) {
  const t = useTexts("premium_reductions");
  const portal = usePortal();
  const year = useToday().slice(0, 4);
  const nameOf = (number: number) =>
    portal.insureds.find(({ insuredNumber }) => insuredNumber === number)?.fullname ?? number;
  const hasReduction = homes.some(({ reduction }) => reduction > 0);
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t("needs.title")}</h2>
      {homes.length === 0 ? (
        <p>{t("needs.none")}</p>
      ) : (
        <>
          <p>{t("needs.text", { year })}</p>
          <ul className={styles.people}>
            {homes.map(({ insuredNumber, insurer, premium, reduction }) => (
              <li key={insuredNumber}>
                <strong>{nameOf(insuredNumber)}</strong>
                <span>{insurer}</span>
                <span className={styles.amount}>
                  {t("needs.premium", { amount: francs(premium) })}
                </span>
                {reduction > 0 && (
                  <span className={styles.granted}>
                    {t("needs.reduction", { amount: francs(reduction) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles.ways}>
        <li>
          <Link to={POLICIES}>{t("needs.policies")}</Link>
        </li>
        {hasReduction && (
          <li>
            <Link to="/contract">{t("needs.contract")}</Link>
          </li>
        )}
        {hasReduction && isWayOffered("invoices", portal) && (
          <li>
            <Link to="/invoices">{t("needs.invoices")}</Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
