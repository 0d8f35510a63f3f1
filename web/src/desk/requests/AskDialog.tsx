import type { OpenedRequest } from "@portal/model/inbox/requests.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FirstField } from "../keyboard/FirstField.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { type ActDialogProps, useAct } from "./act-dialog.ts";

const LONGEST = 2000;

interface AskDialogProps extends ActDialogProps {
  readonly request: OpenedRequest;
}

/** A question to the customer, who answers in change tracking. */
export function AskDialog({ request: { id, language }, onClose, onDone }: AskDialogProps) {
  const t = useTexts("desk_inbox");
  const f = useTexts("forms");
  const [question, setQuestion] = useState("");
  const [needsDocument, setNeedsDocument] = useState(false);
  const [isTried, setTried] = useState(false);
  const act = useAct(`/requests/${id}/decision`, t("ask.done"), onDone);
  const isEmpty = question.trim() === "";
  const confirm = () => {
    setTried(true);
    if (!isEmpty) act.mutate({ decision: "asked-back", question: question.trim(), needsDocument });
  };
  return (
    <ConfirmDialog
      title={t("ask.title")}
      confirm={t("ask.send")}
      isBusy={act.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FirstField>
        <TextArea
          label={t("ask.question")}
          help={t("ask.help", { language: t(`spoken.${language}`) })}
          error={isTried && isEmpty ? f("form.required") : undefined}
          value={question}
          onChange={setQuestion}
          maxLength={LONGEST}
        />
        <Checkbox label={t("ask.document")} value={needsDocument} onChange={setNeedsDocument} />
      </FirstField>
    </ConfirmDialog>
  );
}
