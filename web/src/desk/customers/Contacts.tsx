import type { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Customers.module.css";

type ContactsProps = Readonly<Pick<CustomerPage["people"][number], "phones" | "emails">>;

/** How a person is reached. */
export function Contacts({ phones, emails }: ContactsProps) {
  const t = useTexts("desk_customers");
  if (phones.length + emails.length === 0)
    return <span className={styles.detail}>{t("contact.none")}</span>;
  return (
    <>
      {phones.map(({ number, nature }) => (
        <span key={number} className={styles.detail}>
          {t("contact.label", { kind: t(`contact.phone.${nature}`) })}{" "}
          <a href={`tel:${number}`}>{shownPhone(number)}</a>
        </span>
      ))}
      {emails.map(({ email, nature }) => (
        <span key={email} className={styles.detail}>
          {t("contact.label", { kind: t(`contact.email.${nature}`) })} {email}
        </span>
      ))}
    </>
  );
}
