import { mostContacts } from "@portal/model/contacts.ts";
import { useSuspenseQueries } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import type { ProfileTabProps } from "../profile.ts";
import { ContactColumn } from "./ContactColumn.tsx";
import { contactsOf, pendingUpdateOf } from "./contacts.ts";
import styles from "./Contacts.module.css";
import { EmailEntry } from "./EmailEntry.tsx";
import { PhoneEntry } from "./PhoneEntry.tsx";

/** The e-mail addresses and phone numbers of a person. */
export function ContactsTab({ insured }: ProfileTabProps) {
  const t = useTexts("profile");
  if (insured.forInformation) {
    return (
      <Notice kind="info">
        <p>{t("contacts.information")}</p>
      </Notice>
    );
  }
  return <Contacts insuredNumber={insured.insuredNumber} />;
}

function Contacts({ insuredNumber }: { insuredNumber: number }) {
  const t = useTexts("profile");
  const [{ data }, { data: isEmailPending }, { data: isPhonePending }] = useSuspenseQueries({
    queries: [
      contactsOf(insuredNumber),
      pendingUpdateOf(insuredNumber, "EMAIL"),
      pendingUpdateOf(insuredNumber, "PHONE"),
    ],
  });
  return (
    <>
      <p className={styles.intro}>{t("contacts.intro", { count: mostContacts })}</p>
      <div className={styles.columns}>
        <ContactColumn
          kind="email"
          insuredNumber={insuredNumber}
          entries={data.emails}
          isPending={isEmailPending}
          form={EmailEntry}
        />
        <ContactColumn
          kind="phone"
          insuredNumber={insuredNumber}
          entries={data.phones}
          isPending={isPhonePending}
          form={PhoneEntry}
        />
      </div>
    </>
  );
}
