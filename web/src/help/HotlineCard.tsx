import { brand } from "@portal/brand/brand.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import Phone from "lucide-react/icons/phone";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { isWayOffered, paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Card } from "../ui/layout/Card.tsx";
import buttons from "../ui/layout/Button.module.css";
import { helpQuery } from "./help.ts";
import styles from "./HotlineCard.module.css";

/** The number that helps with everything. */
export function HotlineCard() {
  const t = useTexts("help");
  const portal = usePortal();
  return (
    <section aria-label={t("phone.label")}>
      <Card className={styles.call}>
        <p className={styles.quiet}>{t("phone.text")}</p>
        <a className={styles.number} href={telephone(brand.phone)}>
          {brand.phone}
        </a>
        <div className={styles.ways}>
          <a className={`${buttons.button} ${buttons.primary}`} href={telephone(brand.phone)}>
            <Phone size={18} aria-hidden="true" />
            {t("phone.call")}
          </a>
          {isWayOffered("helpContactPhone", portal) && (
            <Link
              className={`${buttons.button} ${buttons.secondary}`}
              to={paths.helpContactPhone.path}
            >
              {t("phone.more")}
            </Link>
          )}
        </div>
      </Card>
    </section>
  );
}

/** Who gives medical advice, where somebody does. */
export function MedicalLine() {
  const { healthContact } = useSuspenseQuery(helpQuery).data;
  if (!healthContact) return null;
  const { name, phoneNumber, openingTimeDescription } = healthContact;
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          {name}, {openingTimeDescription}
        </dt>
        <dd>
          <a href={telephone(phoneNumber)}>{phoneNumber}</a>
        </dd>
      </div>
    </dl>
  );
}

function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
