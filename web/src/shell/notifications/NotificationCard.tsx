import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import Bell from "lucide-react/icons/bell";
import BellRing from "lucide-react/icons/bell-ring";
import CircleCheck from "lucide-react/icons/circle-check";
import HandCoins from "lucide-react/icons/hand-coins";
import Mail from "lucide-react/icons/mail";
import ReceiptText from "lucide-react/icons/receipt-text";
import X from "lucide-react/icons/x";
import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "./Notifications.module.css";
import type { Notification } from "./useNotifications.ts";
import { useWords, type Words } from "./useWords.ts";

const byType = {
  InvoiceReminder: BellRing,
  InvoicePaid: CircleCheck,
  InvoiceNew: ReceiptText,
  RefundNew: HandCoins,
  CommunicationNew: Mail,
  CertificatNew: BadgeCheck,
  OtherNews: Bell,
} satisfies Record<Notification["type"], typeof Bell>;
/** A page that was opened before an update may be told of a type that it was not built with. */
const icons: Readonly<Record<string, typeof Bell>> = byType;

interface NotificationCardProps {
  notification: Notification;
  onSee: () => void;
  onDismiss: (byKeyboard: boolean) => void;
}

/** Whoever points at it or reaches it with the keyboard has seen it. */
export function NotificationCard({ notification, onSee, onDismiss }: NotificationCardProps) {
  const t = useTexts("notifications");
  const words = useWords(notification);
  const { id, type, seen } = notification;
  const Icon = icons[type] ?? Bell;
  return (
    <li>
      <div
        id={cardId(id)}
        className={seen ? styles.card : `${styles.card} ${styles.unseen}`}
        tabIndex={-1}
        onPointerEnter={onSee}
        onFocus={onSee}
      >
        <span className={styles.icon}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <CardBody notification={notification} words={words} />
        <Button
          variant="icon"
          className={styles.dismiss}
          aria-label={t("dismiss", { title: words.title })}
          onClick={({ detail }) => onDismiss(detail === 0)}
        >
          <X size={20} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

function CardBody({ notification, words }: { notification: Notification; words: Words }) {
  const t = useTexts("notifications");
  const { seen, sent, messages } = notification;
  return (
    <div className={styles.body}>
      <h3>{words.title}</h3>
      <p className={styles.when}>
        <time dateTime={sent}>{formatDate(todayInZurich(new Date(sent)))}</time>
        {!seen && <Badge>{t("unseen")}</Badge>}
      </p>
      <p className={styles.words}>{words.text}</p>
      {messages.idDms && (
        <ExternalLink className={styles.pdf} href={documentAddress(messages.idDms)}>
          {t("open")}
        </ExternalLink>
      )}
      <AnswerLink messages={messages} />
    </div>
  );
}

/** Leads to the conversation in which the insurer answered. The drawer closes, so that it can be read. */
function AnswerLink({ messages }: Pick<Notification, "messages">) {
  const t = useTexts("notifications");
  if (messages.__typename !== "CommunicationNew" || !messages.conversation) return null;
  return (
    <Link
      className={styles.pdf}
      to={`${paths.messages.path}?conversation=${messages.conversation}`}
      onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
    >
      {t("openAnswer")}
    </Link>
  );
}

export function cardId(id: string): string {
  return `notification-${id}`;
}

function documentAddress(idDms: string): string {
  return `${configuration().restBaseUrl}/api/v1/documents/${idDms}/binary/${idDms}`;
}
