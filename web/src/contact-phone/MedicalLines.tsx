import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { OpeningTimes } from "../parts/opening-hours/OpeningTimes.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { CallLink } from "./CallLink.tsx";
import type { ContactPhone } from "./contact-phone.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./ContactPhone.module.css";
import { useSpoken } from "./useSpoken.ts";

interface MedicalLinesProps {
  line: ContactPhone["healthContact"];
  partners: ContactPhone["telemedecin"];
  now: { day: string; time: string };
}

/** The medical advice line, and the partners that some people must call before they see a doctor. */
export function MedicalLines({ line, partners, now }: MedicalLinesProps) {
  const t = useTexts("contact_phone");
  const spoken = useSpoken();
  if (!line && partners.length === 0) return null;
  return (
    <section className={stack.gap4} aria-labelledby="health">
      <h2 id="health">{t("health.title")}</h2>
      <ul className={styles.cards}>
        {partners.map((partner) => (
          <li key={partner.codeReseau}>
            <PartnerCard partner={partner} />
          </li>
        ))}
        {line && (
          <li>
            <Card className={styles.card}>
              <h3>{line.name}</h3>
              <p>{t("health.advice")}</p>
              <CallLink number={line.phoneNumber} name={line.name} />
              <OpeningTimes hours={line.openingHours} now={now} about={line.name} />
              <p className={styles.facts}>
                {t("languages", { languages: spoken(line.languages) })}
              </p>
            </Card>
          </li>
        )}
      </ul>
    </section>
  );
}

function PartnerCard({ partner }: { partner: ContactPhone["telemedecin"][number] }) {
  const t = useTexts("contact_phone");
  const { language } = useLanguage();
  const { insureds } = usePortal();
  const names = insureds
    .filter(({ insuredNumber }) => partner.insuredNumbers.includes(insuredNumber))
    .map(({ firstname }) => firstname);
  return (
    <Card className={styles.card}>
      <div>
        <h3>{partner.name}</h3>
        <p className={styles.facts}>{t("telemedicine.kind")}</p>
      </div>
      <p>{t("telemedicine.text", { names: new Intl.ListFormat(language).format(names) })}</p>
      <CallLink number={partner.phone} name={partner.name} />
    </Card>
  );
}
