import { type OpenedRequest, RefusalReasons } from "@portal/model/inbox/requests.ts";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FirstField } from "../keyboard/FirstField.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { ask } from "../http/desk-api.ts";
import { type ActDialogProps, useAct } from "./act-dialog.ts";

const LONGEST = 1000;

interface RefuseDialogProps extends ActDialogProps {
  readonly request: OpenedRequest;
}

/** A refusal with a reason of the list, which the customer reads in their language, words of one's own, or both. */
export function RefuseDialog({ request: { id, language }, onClose, onDone }: RefuseDialogProps) {
  const t = useTexts("desk_inbox");
  const { language: own } = useLanguage();
  const [code, setCode] = useState("");
  const [words, setWords] = useState("");
  const [isTried, setTried] = useState(false);
  const reasons = useQuery({
    queryKey: ["refusal reasons"],
    queryFn: () => ask("/refusal-reasons", RefusalReasons),
  });
  const act = useAct(`/requests/${id}/decision`, t("refuse.done"), onDone);
  const explained = words.trim();
  const isMissing = code === "" && explained === "";
  const confirm = () => {
    setTried(true);
    if (isMissing) return;
    const reason = { ...(code !== "" && { code }), ...(explained !== "" && { words: explained }) };
    act.mutate({ decision: "refused", reason });
  };
  return (
    <ConfirmDialog
      title={t("refuse.title")}
      confirm={t("refuse.act")}
      isBusy={act.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FirstField>
        <Select
          label={t("refuse.reason")}
          isOptional
          value={code}
          onChange={setCode}
          options={(reasons.data?.reasons ?? []).map((reason) => ({
            value: reason.code,
            label: reason.texts[own],
          }))}
        />
        <TextArea
          label={t("refuse.words")}
          isOptional
          help={t("refuse.help", { language: t(`spoken.${language}`) })}
          error={isTried && isMissing ? t("refuse.needed") : undefined}
          value={words}
          onChange={setWords}
          maxLength={LONGEST}
        />
      </FirstField>
    </ConfirmDialog>
  );
}
