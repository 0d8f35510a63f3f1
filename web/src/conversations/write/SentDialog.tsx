import { messageAnsweredWithin, type MessageSubject } from "@portal/model/contact/conversations.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { conversationPath } from "../conversations.ts";

export interface Sent {
  readonly conversation: string;
  readonly subjectCode: MessageSubject;
}

/** It arrived; when the answer comes, and where. */
export function SentDialog({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const t = useTexts("conversations");
  const { unit, count } = messageAnsweredWithin(sent.subjectCode);
  return (
    <OutcomeDialog
      outcome="success"
      title={t("sent.title")}
      onClose={onClose}
      action={<LinkButton to={conversationPath(sent.conversation)}>{t("sent.action")}</LinkButton>}
    >
      <p>{t(`sent.${unit}`, { count })}</p>
      <p>{t("sent.where")}</p>
    </OutcomeDialog>
  );
}
