import { PhoneContact } from "@portal/model/contacts.ts";
import { useRef } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { useMobileConfirmation } from "../../parts/useMobileConfirmation.tsx";
import { phoneCheck } from "../../core/forms/validation.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { EditForm } from "../../parts/EditForm.tsx";
import { PhoneField } from "../../ui/fields/phone/PhoneField.tsx";
import type { Phone } from "./contacts.ts";
import type { EntryProps } from "./ContactColumn.tsx";
import styles from "./Contacts.module.css";
import { EntryProblem } from "./EntryProblem.tsx";
import { NatureField } from "./NatureField.tsx";
import { RemoveButton } from "./RemoveButton.tsx";
import { useContactUndo } from "./useContactUndo.ts";
import { useEntryForm } from "./useEntryForm.ts";

const CreatePhone = graphql(`
  mutation CreatePhone($input: CreatePhoneInput!) {
    createPhone(input: $input) {
      id
      version
    }
  }
`);
const UpdatePhone = graphql(`
  mutation UpdatePhone($input: UpdatePhoneInput!) {
    updatePhone(input: $input) {
      id
      version
    }
  }
`);
const DeletePhone = graphql(`
  mutation DeletePhone($id: ID!, $version: Int) {
    deletePhone(id: $id, version: $version)
  }
`);

/** One phone number, or the form of a new one. */
export function PhoneEntry(props: EntryProps<Phone>) {
  const { entry, isPending, onClose } = props;
  const t = useTexts("profile");
  const { form, problem, startAgain, dialog, undo } = usePhoneForm(props);
  const offerUndo = useContactUndo(props.insuredNumber);
  const labels = { number: t("contacts.phone.label"), nature: t("contacts.nature") };
  return (
    <>
      <EditForm
        title={t(`contacts.phone.${entry?.nature ?? "new"}`)}
        about={entry?.number}
        // The column shows once that a change is pending.
        lock={isPending ? { notice: null } : undefined}
        editing={{
          onSave: form.submit,
          onCancel: startAgain,
          onSaved: () => undo.current && offerUndo(t("contacts.phone.saved"), undo.current),
          draft: form.draft,
        }}
        onClose={onClose}
        read={entry && <NumberFacts {...props} entry={entry} />}
      >
        <EntryProblem problem={problem} saved={entry?.number} />
        <FormSummary form={form} labels={labels} />
        <FormField form={form} name="number">
          {(field) => <PhoneField label={labels.number} {...field} />}
        </FormField>
        <FormField form={form} name="mobile">
          {(field) => (
            <Checkbox label={t("contacts.mobile")} help={t("contacts.mobileHelp")} {...field} />
          )}
        </FormField>
        <FormField form={form} name="nature">
          {(field) => <NatureField {...field} />}
        </FormField>
      </EditForm>
      {dialog}
    </>
  );
}

/** A number declared as mobile that does not look like one needs a confirmation (B03). */
function usePhoneForm({ insuredNumber, entry }: EntryProps<Phone>) {
  const { confirm, dialog } = useMobileConfirmation();
  const undo = useRef<() => Promise<unknown>>(undefined);
  const form = useEntryForm(PhoneContact, {
    insuredNumber,
    entry,
    kind: "phone",
    field: "number",
    check: phoneCheck,
    start: {
      number: entry?.number ?? "",
      nature: entry?.nature ?? "PRV",
      mobile: entry?.mobile ?? true,
    },
    send: async (value, started, options) => {
      if (value.mobile && !(await confirm(value.number))) return false;
      if (started && entry) {
        const input = { ...value, ...idOf(started) };
        const { updatePhone: changed } = await query(UpdatePhone, { input }, options);
        const before = { ...valueOf(entry), ...idOf(changed) };
        undo.current = () => query(UpdatePhone, { input: before }, { silent: true });
      } else {
        const input = { ...value, insuredNumber };
        const { createPhone: added } = await query(CreatePhone, { input }, options);
        undo.current = () => query(DeletePhone, idOf(added), { silent: true });
      }
      return undefined;
    },
  });
  return { ...form, dialog, undo };
}

function valueOf({ number, nature, mobile }: Phone) {
  return { number, nature, mobile };
}

function NumberFacts({
  entry,
  insuredNumber,
  isPending,
  onRemoved,
}: EntryProps<Phone> & { entry: Phone }) {
  const t = useTexts("profile");
  return (
    <div className={styles.entry}>
      <p className={styles.value}>
        {entry.number} <small>{t(entry.mobile ? "contacts.isMobile" : "contacts.isFixed")}</small>
      </p>
      {!isPending && (
        <RemoveButton
          kind="phone"
          value={entry.number}
          insuredNumber={insuredNumber}
          remove={(options) => query(DeletePhone, idOf(entry), options)}
          restore={(options) =>
            query(CreatePhone, { input: { ...valueOf(entry), insuredNumber } }, options)
          }
          onRemoved={onRemoved}
        />
      )}
    </div>
  );
}

function idOf({ id, version }: { id: string; version: number }) {
  return { id, version };
}
