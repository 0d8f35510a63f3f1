import { LONGEST_MESSAGE, Reply } from "@portal/model/contact/conversations.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useRuleForm } from "../../core/forms/form.ts";
import { ApiProblem, graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { DraftNotice } from "../../parts/DraftNotice.tsx";
import { FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { useSubmitAfterUploads } from "../../parts/photos/useSubmitAfterUploads.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { AttachmentField } from "../AttachmentField.tsx";
import { everyConversation } from "../conversations.ts";
import { type Refusal, RefusalDialog } from "../RefusalDialog.tsx";
import styles from "./Thread.module.css";

const ReplyToConversation = graphql(`
  mutation Reply($conversation: ID!, $input: ReplyInput!) {
    replyToConversation(conversation: $conversation, input: $input)
  }
`);

/** A reply. It appears above at once, and the form is reset. */
export function ReplyForm({ conversationId }: { conversationId: string }) {
  const t = useTexts("conversations");
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const cache = useQueryClient();
  const startAgain = async () => {
    await cache.invalidateQueries(everyConversation);
    setRound((before) => before + 1);
    toast(t("reply.sent"));
    heading.current?.focus();
  };
  return (
    <section className={styles.reply} aria-label={t("reply.title")}>
      <h2 ref={heading} tabIndex={-1}>
        {t("reply.title")}
      </h2>
      <Fields key={round} conversationId={conversationId} onSent={startAgain} />
    </section>
  );
}

interface FieldsProps {
  conversationId: string;
  onSent: () => Promise<void>;
}

function Fields({ conversationId, onSent }: FieldsProps) {
  const t = useTexts("conversations");
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useReplyForm(conversationId, setRefusal);
  const holding = useSubmitAfterUploads(form, "attachments", onSent);
  const labels = { message: t("field.message"), attachments: t("field.attachment") };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void holding.submit(event)}>
      <DraftNotice draft={form.draft} />
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="message">
        {(field) => <TextArea {...field} label={labels.message} maxLength={LONGEST_MESSAGE} />}
      </FormField>
      <FormField form={form} name="attachments">
        {(field) => <AttachmentField {...field} label={labels.attachments} holding={holding} />}
      </FormField>
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("send")}
        </BusyButton>
      </div>
      {refusal && <RefusalDialog refusal={refusal} onClose={() => setRefusal(undefined)} />}
    </form>
  );
}

function useReplyForm(conversation: string, refuse: (refusal: Refusal) => void) {
  return useRuleForm(Reply, {
    start: { message: "", attachments: [] },
    draft: `conversations.reply.${conversation}@1`,
    send: async (input, act) => {
      try {
        await query(
          ReplyToConversation,
          { conversation, input },
          { ...act, handles: ["INVALID", "CONFLICT", "LOCKED"] },
        );
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "CONFLICT") refuse({ kind: "repeated" });
        if (error instanceof ApiProblem && error.code === "LOCKED") refuse({ kind: "locked" });
        throw error;
      }
    },
  });
}
