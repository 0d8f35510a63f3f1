import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";

interface ConversationStateProps {
  conversation: { unread: number; isClosed: boolean; lastAuthor: "CUSTOMER" | "INSURER" };
}

/** The state of a conversation: unread, waiting for an answer, or closed. */
export function ConversationState({ conversation }: ConversationStateProps) {
  const t = useTexts("conversations");
  const { unread, isClosed, lastAuthor } = conversation;
  if (unread > 0) return <Badge tone="warning">{t("state.unread", { count: unread })}</Badge>;
  if (isClosed) return <Badge tone="quiet">{t("state.closed")}</Badge>;
  if (lastAuthor === "CUSTOMER") return <Badge>{t("state.waiting")}</Badge>;
  return <Badge tone="done">{t("state.answered")}</Badge>;
}
