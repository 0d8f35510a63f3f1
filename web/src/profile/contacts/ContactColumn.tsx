import { mayAddContact, mostContacts, tooManyContacts } from "@portal/model/contacts.ts";
import Plus from "lucide-react/icons/plus";
import { type ComponentType, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useAddition } from "../useAddition.ts";
import styles from "./Contacts.module.css";

/** The props of the form of an e-mail address or a phone number. */
export interface EntryProps<Entry> {
  insuredNumber: number;
  /** Undefined for a new entry. */
  entry?: Entry;
  isPending: boolean;
  onClose?: () => void;
  onRemoved: () => void;
}

interface ContactColumnProps<Entry> {
  kind: "email" | "phone";
  insuredNumber: number;
  entries: readonly Entry[];
  /** A change is pending; another one is not possible until it is processed. */
  isPending: boolean;
  form: ComponentType<EntryProps<Entry>>;
}

/** The e-mail addresses or phone numbers of a person; another can be added up to the limit. */
export function ContactColumn<Entry extends { id: string }>(props: ContactColumnProps<Entry>) {
  const { kind, insuredNumber, entries, isPending, form: Form } = props;
  const t = useTexts("profile");
  const words = useTexts("forms");
  const draft = `profile.${kind}.${insuredNumber}@1`;
  const addition = useAddition(draft, mayAddContact(entries));
  const { isAdding } = addition;
  const column = useRef<HTMLElement>(null);
  // The focused entry or button has disappeared.
  const focusColumn = () => setTimeout(() => column.current?.focus());
  const close = () => {
    addition.close();
    focusColumn();
  };
  const shared = { insuredNumber, isPending, onRemoved: focusColumn };
  return (
    <section
      ref={column}
      className={styles.column}
      tabIndex={-1}
      aria-label={t(kind === "email" ? "contacts.emails" : "contacts.phones")}
    >
      {isPending && (
        <Notice kind="info">
          <p>{words("form.edit.pending")}</p>
        </Notice>
      )}
      {tooManyContacts(entries) && (
        <Notice kind="warning">
          <p>{t(`contacts.${kind}.tooMany`, { count: mostContacts })}</p>
        </Notice>
      )}
      {entries.map((entry) => (
        <Card key={entry.id}>
          <Form {...shared} entry={entry} />
        </Card>
      ))}
      {entries.length === 0 && !isAdding && <NoEntries kind={kind} />}
      {isAdding && (
        <Card>
          <Form {...shared} onClose={close} />
        </Card>
      )}
      {mayAddContact(entries) && !isAdding && !isPending && (
        <Button variant="secondary" onClick={addition.open}>
          <Plus size={18} aria-hidden="true" />
          {t(`contacts.${kind}.add`)}
        </Button>
      )}
    </section>
  );
}

function NoEntries({ kind }: { kind: "email" | "phone" }) {
  const t = useTexts("profile");
  return (
    <Card>
      <p className={styles.none}>{t(`contacts.${kind}.none`)}</p>
      <p className={styles.help}>{t(`contacts.${kind}.noneHelp`)}</p>
    </Card>
  );
}
