import { requiredText } from "@portal/model/portal/texts.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { useRuleForm } from "../../core/forms/form.ts";
import { FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { EditForm } from "../../parts/EditForm.tsx";
import { PendingNotice } from "../../parts/PendingNotice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./FieldsSection.module.css";

const Job = z.object({ employer: requiredText(40), occupation: requiredText(80) });
const labels = { employer: "Employeur", occupation: "Profession" };

/** The frame of everything that a customer can edit. */
export function ExampleEditForm({ title, isPending }: { title: string; isPending: boolean }) {
  const [job, setJob] = useState({ employer: "Hôpital du Valais", occupation: "Infirmière" });
  const form = useRuleForm(Job, { start: job, send: async (next) => setJob(next) });
  return (
    <Card>
      <EditForm
        title={title}
        lock={isPending ? { notice: <PendingNotice /> } : undefined}
        editing={{
          onSave: form.submit,
          onCancel: () => form.reset(),
          onSaved: () => toast("Vos données professionnelles sont à jour."),
        }}
        add={<Button variant="secondary">Ajouter</Button>}
        read={
          <dl className={styles.data}>
            <div>
              <dt>{labels.employer}</dt>
              <dd>{job.employer}</dd>
            </div>
            <div>
              <dt>{labels.occupation}</dt>
              <dd>{job.occupation}</dd>
            </div>
          </dl>
        }
      >
        <FormSummary form={form} labels={labels} />
        <FormField form={form} name="employer">
          {(field) => <TextField label={labels.employer} maxLength={40} {...field} />}
        </FormField>
        <FormField form={form} name="occupation">
          {(field) => <TextField label={labels.occupation} maxLength={80} {...field} />}
        </FormField>
      </EditForm>
    </Card>
  );
}
