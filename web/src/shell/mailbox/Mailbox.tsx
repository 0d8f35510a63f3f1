import { useQuery } from "../../core/http/useQuery.ts";
import type { DemonstrationMessage } from "@portal/model/portal/demonstration.ts";
import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import Bell from "lucide-react/icons/bell";
import ChevronDown from "lucide-react/icons/chevron-down";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import { ownMessages } from "../../core/demonstration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { NotificationsSkeleton } from "../notifications/NotificationsSkeleton.tsx";
import styles from "./Mailbox.module.css";

const icons = { EMAIL: Mail, SMS: MessageSquare, PUSH: Bell };

/** The text messages and e-mails to the customer, the newest first. */
export function Mailbox() {
  const t = useTexts("demonstration");
  const { data, isError, refetch } = useQuery(ownMessages);
  return (
    <div className={styles.mailbox}>
      <Notice kind="info">
        <p>{t("why")}</p>
      </Notice>
      {data ? (
        <Messages messages={data} />
      ) : isError ? (
        <Failed text={t("failed")} onRetry={() => void refetch()} />
      ) : (
        <NotificationsSkeleton />
      )}
    </div>
  );
}

function Messages({ messages }: { messages: readonly DemonstrationMessage[] }) {
  const t = useTexts("demonstration");
  if (messages.length === 0) return <p>{t("none")}</p>;
  return (
    <ul className={styles.list} aria-label={t("list")}>
      {messages.map((message) => (
        <li key={message.id}>
          <Message message={message} />
        </li>
      ))}
    </ul>
  );
}

function Message({ message }: { message: DemonstrationMessage }) {
  const t = useTexts("demonstration");
  const { channel, recipient, subject, text } = message;
  const Icon = icons[channel];
  const sentAt = new Date(message.sentAt);
  const when = `${formatDate(todayInZurich(sentAt))}, ${timeInZurich(sentAt)}`;
  return (
    <details className={styles.message}>
      <summary className={styles.head}>
        <Icon size={20} aria-hidden="true" />
        <span className={styles.title}>
          <strong>{subject}</strong>
          <small>{[t(channel), when].join(" · ")}</small>
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={styles.text}>
        {recipient && <small>{t("to", { recipient })}</small>}
        <p>{text}</p>
      </div>
    </details>
  );
}
