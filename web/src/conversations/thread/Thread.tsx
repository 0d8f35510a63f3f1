import { useTexts } from "../../core/language/i18n.tsx";
import { messageAnsweredWithin } from "@portal/model/contact/conversations.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ConversationState } from "../ConversationState.tsx";
import type { Conversation } from "../conversations.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { SaidMessage } from "./SaidMessage.tsx";
import styles from "./Thread.module.css";
import { useSeen } from "./useSeen.ts";

export function Thread({ conversation }: { conversation: Conversation }) {
  const t = useTexts("conversations");
  const { subject, concernedInsured, messages, isClosed, lastAuthor } = conversation;
  const within = messageAnsweredWithin(conversation.subjectCode);
  useSeen(conversation);
  return (
    <div className={styles.thread}>
      <div className={styles.head}>
        <div>
          <h2>{subject}</h2>
          <p className={styles.facts}>{t("about", { name: concernedInsured.fullname })}</p>
        </div>
        <ConversationState conversation={conversation} />
      </div>
      <ol className={styles.messages} aria-label={t("messages")}>
        {messages.map((message) => (
          <li key={message.id} className={styles[message.author]}>
            <SaidMessage message={message} />
          </li>
        ))}
      </ol>
      {isClosed && (
        <Notice kind="info">
          <p>{t("closed")}</p>
        </Notice>
      )}
      {!isClosed && lastAuthor === "CUSTOMER" && (
        <p className={styles.facts}>{t(`within.${within.unit}`, { count: within.count })}</p>
      )}
      <ReplyForm conversationId={conversation.id} />
    </div>
  );
}
