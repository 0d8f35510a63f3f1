import { brand } from "@portal/brand/brand.ts";
import { timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { openingState } from "@portal/model/calendar/opening-hours.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import Phone from "lucide-react/icons/phone";
import { useHost } from "../core/host.ts";
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
  const t = useTexts("help");
  const now = useHost().now();
  const { healthContact } = useSuspenseQuery(helpQuery).data;
  if (!healthContact) return null;
  const { name, phoneNumber, openingTimeDescription, openingHours } = healthContact;
  const at = { day: todayInZurich(now), time: timeInZurich(now) };
  const isAlways = openingState(openingHours, at).kind === "always";
  return (
    <dl className={styles.lines}>
      <dt>{name}</dt>
      <dd>
        <a href={telephone(phoneNumber)}>{phoneNumber}</a>
      </dd>
      <dd>{isAlways ? t("phone.always") : openingTimeDescription}</dd>
    </dl>
  );
}

function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
