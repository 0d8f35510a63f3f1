import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";

const [SHORTEST, LONGEST] = [3, 300];

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before an act, and why: an auditor reads the reason. */
export function ReasonDialog({ title, text, confirm, isBusy, ...on }: ReasonDialogProps) {
  const t = useTexts("desk_books");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const given = reason.trim();
  const isMissing = given.length < SHORTEST;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      isBusy={isBusy}
      onConfirm={() => {
        setTried(true);
        if (!isMissing) on.onConfirm(given);
      }}
      onClose={on.onClose}
    >
      <p>{text}</p>
      <TextArea
        label={t("reason.label")}
        error={isTried && isMissing ? t("reason.missing") : undefined}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST}
      />
    </ConfirmDialog>
  );
}
