import { EmailContact } from "@portal/model/contacts.ts";
import { useRef } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { emailCheck } from "../../core/forms/validation.ts";
import { EditForm } from "../../parts/EditForm.tsx";
import { EmailField } from "../../ui/fields/EmailField.tsx";
import type { Email } from "./contacts.ts";
import type { EntryProps } from "./ContactColumn.tsx";
import styles from "./Contacts.module.css";
import { EntryProblem } from "./EntryProblem.tsx";
import { NatureField } from "./NatureField.tsx";
import { RemoveButton } from "./RemoveButton.tsx";
import { useContactUndo } from "./useContactUndo.ts";
import { useEntryForm } from "./useEntryForm.ts";

const CreateEmail = graphql(`
  mutation CreateEmail($input: CreateEmailInput!) {
    createEmail(input: $input) {
      id
    }
  }
`);
const UpdateEmail = graphql(`
  mutation UpdateEmail($input: UpdateEmailInput!) {
    updateEmail(input: $input) {
      id
    }
  }
`);
const DeleteEmail = graphql(`
  mutation DeleteEmail($id: ID!, $version: Int) {
    deleteEmail(id: $id, version: $version)
  }
`);

/** One e-mail address, or the form of a new one. */
export function EmailEntry(props: EntryProps<Email>) {
  const { insuredNumber, entry, isPending, onClose } = props;
  const t = useTexts("profile");
  const offerUndo = useContactUndo(insuredNumber);
  const { form, problem, startAgain, undo } = useEmailForm(props);
  const labels = { email: t("contacts.email.label"), nature: t("contacts.nature") };
  return (
    <EditForm
      title={t(`contacts.email.${entry?.nature ?? "new"}`)}
      // The column says once that a change is pending.
      lock={isPending ? { notice: null } : undefined}
      editing={{
        onSave: form.submit,
        onCancel: startAgain,
        onSaved: () => offerUndo(t("contacts.email.saved"), undo),
        draft: form.draft,
      }}
      onClose={onClose}
      read={entry && <AddressFacts {...props} entry={entry} />}
    >
      <EntryProblem problem={problem} saved={entry?.email} />
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="email">
        {(field) => <EmailField label={labels.email} {...field} />}
      </FormField>
      <FormField form={form} name="nature">
        {(field) => <NatureField {...field} />}
      </FormField>
    </EditForm>
  );
}

function useEmailForm({ insuredNumber, entry }: EntryProps<Email>) {
  const added = useRef<string>(undefined);
  const form = useEntryForm(EmailContact, {
    insuredNumber,
    entry,
    kind: "email",
    field: "email",
    check: emailCheck,
    start: { email: entry?.email ?? "", nature: entry?.nature ?? "PRV" },
    send: async (value, started, options) => {
      if (started) return query(UpdateEmail, { input: { ...value, ...idOf(started) } }, options);
      const input = { ...value, insuredNumber };
      added.current = (await query(CreateEmail, { input }, options)).createEmail.id;
      return undefined;
    },
  });
  const undo = async () => {
    if (entry) return query(UpdateEmail, { input: { id: entry.id, ...valueOf(entry) } });
    return added.current && query(DeleteEmail, { id: added.current });
  };
  return { ...form, undo };
}

function AddressFacts({
  entry,
  insuredNumber,
  isPending,
  onRemoved,
}: EntryProps<Email> & { entry: Email }) {
  return (
    <div className={styles.entry}>
      <p className={styles.value}>{entry.email}</p>
      {!isPending && (
        <RemoveButton
          kind="email"
          value={entry.email}
          insuredNumber={insuredNumber}
          remove={(options) => query(DeleteEmail, idOf(entry), options)}
          restore={() => query(CreateEmail, { input: { ...valueOf(entry), insuredNumber } })}
          onRemoved={onRemoved}
        />
      )}
    </div>
  );
}

function valueOf({ email, nature }: Email) {
  return { email, nature };
}

function idOf({ id, version }: { id: string; version: number }) {
  return { id, version };
}
