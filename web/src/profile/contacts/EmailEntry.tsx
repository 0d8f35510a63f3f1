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
      version
    }
  }
`);
const UpdateEmail = graphql(`
  mutation UpdateEmail($input: UpdateEmailInput!) {
    updateEmail(input: $input) {
      id
      version
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
      about={entry?.email}
      // The column shows once that a change is pending.
      lock={isPending ? { notice: null } : undefined}
      editing={{
        onSave: form.submit,
        onCancel: startAgain,
        onSaved: () => undo.current && offerUndo(t("contacts.email.saved"), undo.current),
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
  const undo = useRef<() => Promise<unknown>>(undefined);
  const form = useEntryForm(EmailContact, {
    insuredNumber,
    entry,
    kind: "email",
    field: "email",
    check: emailCheck,
    start: { email: entry?.email ?? "", nature: entry?.nature ?? "PRV" },
    send: async (value, started, options) => {
      if (started && entry) {
        const input = { ...value, ...idOf(started) };
        const { updateEmail: changed } = await query(UpdateEmail, { input }, options);
        const before = { ...valueOf(entry), ...idOf(changed) };
        undo.current = () => query(UpdateEmail, { input: before }, { silent: true });
      } else {
        const input = { ...value, insuredNumber };
        const { createEmail: added } = await query(CreateEmail, { input }, options);
        undo.current = () => query(DeleteEmail, idOf(added), { silent: true });
      }
      return undefined;
    },
  });
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
          restore={(options) =>
            query(CreateEmail, { input: { ...valueOf(entry), insuredNumber } }, options)
          }
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
