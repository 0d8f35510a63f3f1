import { LONGEST_MESSAGE, messageAnsweredWithin } from "@portal/model/contact/conversations.ts";
import { LineError } from "@portal/model/contact/reported-line.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { useSubmitAfterUploads } from "../../parts/photos/useSubmitAfterUploads.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import stack from "../../ui/layout/Stack.module.css";
import { AttachmentField } from "../AttachmentField.tsx";
import { conversationPath } from "../conversations.ts";
import { ReportedBill } from "../ReportedBill.tsx";
import { RefusalDialog } from "../RefusalDialog.tsx";
import type { NamedLine } from "./named-line.ts";
import { reportedStatementQuery } from "./report-queries.ts";
import { useReportForm } from "./useReportForm.ts";

/** The form for an error on a line of a statement, with the line above it. */
export function ReportForm({ named }: { named: NamedLine }) {
  const t = useTexts("conversations");
  const { data: statement } = useSuspenseQuery(reportedStatementQuery(named.statement));
  const found = statement?.lines.find(({ line }) => line.position === named.line);
  if (!statement || !found) return <Gone />;
  if (found.conversation) return <Known conversation={found.conversation} />;
  const { statementNumber } = statement;
  const { totalAmount: billed, paidByUs, ...line } = found.line;
  const own = Math.round((billed - paidByUs) * 100) / 100;
  return (
    <div className={stack.gap6}>
      <section aria-label={t("report.line")}>
        <ReportedBill bill={{ ...line, statementNumber, billed, paidByUs, own }} />
      </section>
      <Fields named={named} />
    </div>
  );
}

function Gone() {
  const t = useTexts("conversations");
  return (
    <EmptyState
      picture="document"
      title={t("report.missing")}
      action={<LinkButton to={paths.reimbursements.path}>{t("report.back")}</LinkButton>}
    >
      {t("report.gone")}
    </EmptyState>
  );
}

/** A line is reported once: what is missing goes into the conversation. */
function Known({ conversation }: { conversation: string }) {
  const t = useTexts("conversations");
  return (
    <EmptyState
      picture="document"
      title={t("refused.reported.title")}
      action={
        <LinkButton to={conversationPath(conversation)}>{t("refused.reported.action")}</LinkButton>
      }
    >
      {t("refused.reported.text")}
    </EmptyState>
  );
}

function Fields({ named }: { named: NamedLine }) {
  const t = useTexts("conversations");
  const { form, refusal, forgetRefusal } = useReportForm(named);
  const holding = useSubmitAfterUploads(form, "attachments");
  const labels = {
    error: t("report.error"),
    message: t("report.message"),
    attachments: t("field.attachment"),
  };
  const options = LineError.options.map((value) => ({ value, label: t(`report.kind.${value}`) }));
  const within = messageAnsweredWithin("BENEFITS");
  return (
    <form className={stack.gap6} noValidate onSubmit={(event) => void holding.submit(event)}>
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="error">
        {(field) => (
          <RadioGroup
            {...field}
            label={labels.error}
            options={options}
            onChange={(value) => field.onChange(value || undefined)}
          />
        )}
      </FormField>
      <FormField form={form} name="message">
        {(field) => (
          <TextArea
            {...field}
            label={labels.message}
            help={t("report.messageHelp")}
            maxLength={LONGEST_MESSAGE}
          />
        )}
      </FormField>
      <FormField form={form} name="attachments">
        {(field) => <AttachmentField {...field} label={labels.attachments} holding={holding} />}
      </FormField>
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("report.send")}
        </BusyButton>
      </div>
      <p>{t(`within.${within.unit}`, { count: within.count })}</p>
      {refusal && <RefusalDialog refusal={refusal} onClose={forgetRefusal} />}
    </form>
  );
}
