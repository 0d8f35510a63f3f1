import Mail from "lucide-react/icons/mail";
import { useTexts } from "../core/language/i18n.tsx";
import { OpeningTimes } from "../parts/opening-hours/OpeningTimes.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { CallLink } from "./CallLink.tsx";
import type { ContactLine } from "./contact-phone.ts";
import styles from "./ContactPhone.module.css";
import { useSpoken } from "./useSpoken.ts";

interface LineCardProps {
  line: ContactLine;
  now: { day: string; time: string };
}

/** A broker or the customer service: its subject, its number and whether it is open now. */
export function LineCard({ line, now }: LineCardProps) {
  const t = useTexts("contact_phone");
  const spoken = useSpoken();
  const { kind, name, company, phoneNumber, email, languages, insurances, openingHours } = line;
  const isForAll = insurances.length > 1;
  const helps = isForAll ? t("broker.both") : t(`broker.${insurances[0] ?? "HEALTH"}`);
  return (
    <Card className={styles.card}>
      <div>
        <h3>{name}</h3>
        {company && <p className={styles.facts}>{company}</p>}
      </div>
      <p>{kind === "BROKER" ? helps : t("insurer")}</p>
      <CallLink number={phoneNumber} name={name} />
      {openingHours && <OpeningTimes hours={openingHours} now={now} about={name} />}
      {email && (
        <p className={styles.line}>
          <Mail size={18} aria-hidden="true" />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {languages.length > 0 && (
        <p className={styles.facts}>{t("languages", { languages: spoken(languages) })}</p>
      )}
    </Card>
  );
}
