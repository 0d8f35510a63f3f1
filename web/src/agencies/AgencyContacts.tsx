import Info from "lucide-react/icons/info";
import Languages from "lucide-react/icons/languages";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import type { Agency } from "./agencies.ts";
import styles from "./AgencyCard.module.css";

/** Phone, e-mail, fax, languages and remarks; missing ones are omitted. */
export function AgencyContacts({ agency }: { agency: Agency }) {
  const t = useTexts("agencies");
  const { language } = useLanguage();
  const { agencyName, phoneNumber, email, fax, comment, languages } = agency;
  const names = new Intl.DisplayNames(language, { type: "language" });
  const spoken = languages.map((code) => names.of(code) ?? code);
  return (
    <dl className={styles.contacts}>
      <Contact icon={<MapPin size={18} aria-hidden="true" />} label={t("card.region")} isWide>
        {agencyName}
      </Contact>
      <Contact icon={<Phone size={18} aria-hidden="true" />} label={t("card.phone")}>
        <a href={`tel:${phoneNumber.replaceAll(" ", "")}`}>{phoneNumber}</a>
      </Contact>
      <Contact icon={<Mail size={18} aria-hidden="true" />} label={t("card.email")}>
        <a href={`mailto:${email}`}>{email}</a>
      </Contact>
      {fax && (
        <Contact icon={<Printer size={18} aria-hidden="true" />} label={t("card.fax")}>
          {t("card.faxNumber", { fax })}
        </Contact>
      )}
      <Contact icon={<Languages size={18} aria-hidden="true" />} label={t("card.languages")}>
        {new Intl.ListFormat(language).format(spoken)}
      </Contact>
      {comment && (
        <Contact icon={<Info size={18} aria-hidden="true" />} label={t("card.comment")} isWide>
          {comment}
        </Contact>
      )}
    </dl>
  );
}

export function AgencyAddress({ address }: { address: string }) {
  const t = useTexts("agencies");
  return (
    <dl>
      <Contact icon={<MapPin size={18} aria-hidden="true" />} label={t("card.address")} isWide>
        {address}
      </Contact>
    </dl>
  );
}

interface ContactProps {
  icon: ReactNode;
  label: string;
  isWide?: boolean;
  children: ReactNode;
}

function Contact({ icon, label, isWide = false, children }: ContactProps) {
  return (
    <div className={isWide ? `${styles.contact} ${styles.wide}` : styles.contact}>
      <dt>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
