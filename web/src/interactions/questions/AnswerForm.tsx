import { answerRule } from "@portal/model/requests/decisions.ts";
import { LONGEST_MESSAGE } from "@portal/model/contact/conversations.ts";
import { MOST_SENT_FILES } from "@portal/model/send.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRuleForm } from "../../core/forms/form.ts";
import { ApiProblem, graphql, query } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { DraftNotice } from "../../parts/DraftNotice.tsx";
import { FormField } from "../../parts/FormField.tsx";
import { FormSummary } from "../../parts/FormSummary.tsx";
import { TrayField } from "../../parts/photos/TrayField.tsx";
import { useSubmitAfterUploads } from "../../parts/photos/useSubmitAfterUploads.ts";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import type { Request } from "../interactions.ts";
import stack from "../../ui/layout/Stack.module.css";

const AnswerQuestion = graphql(`
  mutation AnswerQuestion($question: ID!, $input: AnswerInput!) {
    answerQuestion(question: $question, input: $input) {
      id
    }
  }
`);

/** The most photos of one file. */
const MOST_PHOTOS = 10;

interface AnswerFormProps {
  question: Request["questions"][number];
  onSent: () => void;
}

/** The answer to a question. Afterwards it stands where the form was. */
export function AnswerForm({ question: { id, needsDocument }, onSent }: AnswerFormProps) {
  const t = useTexts("interactions");
  const cache = useQueryClient();
  const leaving = useLeaving();
  const [isGone, setGone] = useState(false);
  const form = useAnswerForm(id, needsDocument, () => setGone(true));
  const holding = useSubmitAfterUploads(form, "files", async () => {
    await cache.invalidateQueries();
    toast(t("question.sent"));
    onSent();
  });
  const labels = { text: t("question.field"), files: t("question.files") };
  return (
    <form className={stack.gap5} noValidate onSubmit={(event) => void holding.submit(event)}>
      <DraftNotice draft={form.draft} />
      <FormSummary form={form} labels={labels} />
      <FormField form={form} name="text">
        {(field) => (
          <TextArea
            {...field}
            label={labels.text}
            maxLength={LONGEST_MESSAGE}
            isOptional={needsDocument}
          />
        )}
      </FormField>
      <FormField form={form} name="files">
        {(field) => (
          <TrayField
            {...field}
            label={labels.files}
            {...(needsDocument && { help: t("question.document") })}
            isOptional={!needsDocument}
            mostFiles={MOST_SENT_FILES}
            mostPhotos={MOST_PHOTOS}
            holding={holding}
            leaving={leaving}
          />
        )}
      </FormField>
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting}>
          {t("question.send")}
        </BusyButton>
      </div>
      {isGone && <GoneDialog onClose={() => void cache.invalidateQueries()} />}
    </form>
  );
}

/** The words before leaving with unsent files, which no draft keeps. */
function useLeaving() {
  const t = useTexts("interactions");
  return {
    title: t("question.leave.title"),
    text: t("question.leave.text"),
    confirm: t("question.leave.confirm"),
  };
}

/** The question was answered in another tab, or its request decided or withdrawn. */
function GoneDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts("interactions");
  return (
    <OutcomeDialog outcome="error" title={t("question.gone.title")} onClose={onClose}>
      <p>{t("question.gone.text")}</p>
    </OutcomeDialog>
  );
}

function useAnswerForm(question: string, needsDocument: boolean, onGone: () => void) {
  const [rule] = useState(() => answerRule(needsDocument));
  return useRuleForm(rule, {
    start: { text: "", files: [] },
    draft: `interactions.answer.${question}@1`,
    send: async (input, act) => {
      try {
        await query(
          AnswerQuestion,
          { question, input },
          { ...act, handles: ["INVALID", "CONFLICT"] },
        );
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "CONFLICT") onGone();
        throw error;
      }
    },
  });
}
