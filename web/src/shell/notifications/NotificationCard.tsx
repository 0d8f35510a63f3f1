import { costReminderPages } from "@portal/model/year-costs/reminder-days.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import Bell from "lucide-react/icons/bell";
import X from "lucide-react/icons/x";
import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { payAddress } from "../../parts/due/due.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "./Notifications.module.css";
import { invoiceToPay, ToldInvoice } from "./ToldInvoice.tsx";
import { icons, type Notification, type NotificationTexts, useNotificationTexts } from "./kinds.ts";

interface NotificationCardProps {
  notification: Notification;
  onSee: () => void;
  /** The notification was opened or marked as read. */
  onRead: () => void;
  onDismiss: (byKeyboard: boolean) => void;
}

/** Hover or focus marks it as seen, opening its target as read. */
export function NotificationCard(props: NotificationCardProps) {
  const { notification, onSee, onRead, onDismiss } = props;
  const t = useTexts("notifications");
  const words = useNotificationTexts(notification);
  const { id, type, read, sent } = notification;
  const about = `${words.title}, ${words.text}, ${formatDate(todayInZurich(new Date(sent)))}`;
  const Icon = icons[type] ?? Bell;
  return (
    <li>
      <div
        id={cardId(id)}
        className={read ? styles.card : `${styles.card} ${styles.unread}`}
        tabIndex={-1}
        onPointerEnter={onSee}
        onFocus={onSee}
      >
        <span className={styles.icon}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <CardBody notification={notification} words={words} about={about} onRead={onRead} />
        <Button
          variant="icon"
          className={styles.dismiss}
          aria-label={t("dismiss", { title: about })}
          onClick={({ detail }) => onDismiss(detail === 0)}
        >
          <X size={20} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

interface CardBodyProps {
  notification: Notification;
  words: NotificationTexts;
  /** Tells the controls of the notification apart from those of others. */
  about: string;
  onRead: () => void;
}

function CardBody({ notification, words, about, onRead }: CardBodyProps) {
  const t = useTexts("notifications");
  const { seen, read, sent, messages } = notification;
  return (
    <div className={styles.body}>
      <h3>{words.title}</h3>
      <p className={styles.when}>
        <time dateTime={sent}>{formatDate(todayInZurich(new Date(sent)))}</time>
        {!read && <Badge>{seen ? t("unread") : t("unseen")}</Badge>}
      </p>
      <ToldInvoice messages={messages} />
      <p className={styles.words}>{words.text}</p>
      <div className={styles.ways}>
        <Ways messages={messages} about={about} onRead={onRead} />
        {!read && (
          <Button
            variant="quiet"
            className={styles.mark}
            aria-label={`${t("markRead")}, ${about}`}
            onClick={onRead}
          >
            {t("markRead")}
          </Button>
        )}
      </div>
    </div>
  );
}

interface WaysProps extends Pick<Notification, "messages"> {
  about: string;
  onRead: () => void;
}

/** The links to the payment, conversation or document. Targets in the page close the drawer. */
function Ways({ messages, about, onRead }: WaysProps) {
  const t = useTexts("notifications");
  const g = useTexts("global");
  const to = wayIn(messages);
  return (
    <>
      {to && (
        <Link
          className={styles.way}
          to={to.path}
          aria-label={`${t(to.words)}, ${about}`}
          onClick={({ currentTarget }) => {
            onRead();
            currentTarget.closest("dialog")?.close();
          }}
        >
          {t(to.words)}
        </Link>
      )}
      {messages.idDms && (
        <ExternalLink
          className={styles.way}
          href={documentAddress(messages.idDms)}
          aria-label={`${t("open")}, ${about} ${g("newTab")}`}
          onClick={onRead}
        >
          {t("open")}
        </ExternalLink>
      )}
    </>
  );
}

function wayIn(messages: Notification["messages"]) {
  if (messages.__typename === "CommunicationNew" && messages.conversation) {
    const path = `${paths.messages.path}?conversation=${messages.conversation}`;
    return { path, words: "openAnswer" } as const;
  }
  if (messages.__typename === "CommunicationNew" && messages.page) {
    return { path: messages.page, words: "openPage" } as const;
  }
  if (messages.__typename === "CostReminder") {
    return { path: costReminderPages[messages.reminds], words: "openPage" } as const;
  }
  if (messages.__typename === "RequestNews") {
    const { requestStep: step, request, requestedOn } = messages;
    const path = `${paths.interactions.path}?year=${requestedOn.slice(0, 4)}&request=${request}`;
    return { path, words: step === "DELAYED" ? "openRequest" : "answerQuestion" } as const;
  }
  const invoice = invoiceToPay(messages);
  return invoice && ({ path: payAddress(paths.invoices.path, invoice), words: "pay" } as const);
}

export function cardId(id: string): string {
  return `notification-${id}`;
}

function documentAddress(idDms: string): string {
  return `${configuration().restBaseUrl}/api/v1/documents/${idDms}/binary/${idDms}`;
}
