import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { ReportedLine } from "@portal/model/contact/reported-line.ts";
import type { DeskMessage, OpenedConversation } from "@portal/model/inbox/conversations.ts";
import { formatChf } from "@portal/model/money.ts";
import Paperclip from "lucide-react/icons/paperclip";
import { useEffect, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import type { ShownFile } from "../files/FileViewer.tsx";
import styles from "./Conversations.module.css";

interface ThreadProps {
  readonly conversation: OpenedConversation;
  readonly onOpen: (file: ShownFile) => void;
}

/** What the customer and the insurer wrote, in order. */
export function Thread({ conversation, onOpen }: ThreadProps) {
  const t = useTexts("desk_conversations");
  const { id, messages, customer } = conversation;
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [messages.length]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <ol className={styles.thread} aria-label={t("thread")} tabIndex={0}>
      {messages.map((message) => (
        <Message key={message.id} id={id} message={message} customer={customer} onOpen={onOpen} />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

interface MessageProps {
  /** Of the conversation. */
  readonly id: string;
  readonly message: DeskMessage;
  readonly customer: string;
  readonly onOpen: (file: ShownFile) => void;
}

function Message({ id, message, customer, onOpen }: MessageProps) {
  const t = useTexts("desk_conversations");
  const { author, authorName, department, sentBy, text, attachments, sentAt, seenAt } = message;
  const isOurs = author === "INSURER";
  const when = (instant: string) => {
    const at = new Date(instant);
    return { day: formatDate(todayInZurich(at)), time: timeInZurich(at) };
  };
  return (
    <li className={isOurs ? styles.ours : styles.theirs}>
      <p className={styles.by}>
        <strong>
          {isOurs
            ? t("staff", { name: authorName ?? "", department: department ?? "" })
            : sentBy
              ? t("sentBy", { name: sentBy, customer })
              : customer}
        </strong>
        <span>{t("at", when(sentAt))}</span>
      </p>
      {message.about && <Reported about={message.about} />}
      <p className={styles.words}>{text}</p>
      {attachments.map(({ uuid, filename, mimeType }) => (
        <Button
          key={uuid}
          variant="secondary"
          className={styles.file}
          onClick={() =>
            onOpen({ address: `/desk/v1/conversations/${id}/files/${uuid}`, filename, mimeType })
          }
        >
          <Paperclip size={18} aria-hidden="true" />
          {filename}
        </Button>
      ))}
      {isOurs && <p className={styles.seen}>{seenAt ? t("read", when(seenAt)) : t("unread")}</p>}
    </li>
  );
}

/** The line of a statement that the customer reports. */
function Reported({ about }: { readonly about: ReportedLine }) {
  const t = useTexts("desk_conversations");
  const { statementNumber, error, careProvider, treatmentBegin, billed, paidByUs, own } = about;
  return (
    <div className={styles.reported} role="group" aria-label={t("reported.label")}>
      <strong>{t(`reported.error.${error}`)}</strong>
      <span>{t("reported.statement", { number: statementNumber })}</span>
      <span>{t("reported.care", { provider: careProvider, day: formatDate(treatmentBegin) })}</span>
      <span>
        {t("reported.billed", {
          billed: formatChf(billed),
          paid: formatChf(paidByUs),
          own: formatChf(own),
        })}
      </span>
    </div>
  );
}
