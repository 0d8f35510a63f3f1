import Paperclip from "lucide-react/icons/paperclip";
import { fileAddress } from "../../core/http/transport.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import type { Message } from "../conversations.ts";
import { ReportedBill } from "../ReportedBill.tsx";
import { useWhen } from "../useWhen.ts";
import styles from "./Thread.module.css";

/** The message of one side, with its files. */
export function SaidMessage({ message }: { message: Message }) {
  const t = useTexts("conversations");
  const when = useWhen();
  const { author, authorName, department, sentBy, text, sentAt, isSeen, attachments } = message;
  const { actingFor } = usePortal();
  // To a representative, "you" would be the represented person.
  const customer = sentBy ?? actingFor?.name ?? t("you");
  return (
    <article className={styles.message}>
      <header className={styles.by}>
        <strong>{author === "CUSTOMER" ? customer : authorName}</strong>
        {department && <span>{department}</span>}
        <time dateTime={sentAt}>{when(sentAt)}</time>
        {!isSeen && <Badge tone="warning">{t("new")}</Badge>}
      </header>
      {message.about && (
        <>
          <strong>{t(`report.kind.${message.about.error}`)}</strong>
          <ReportedBill bill={message.about} />
        </>
      )}
      <p className={styles.text}>{text}</p>
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label={t("files")}>
          {attachments.map(({ uuid, filename }) => (
            <li key={uuid}>
              <ExternalLink className={styles.file} href={fileAddress(`/v1/files/${uuid}`)}>
                <Paperclip size={18} aria-hidden="true" />
                {filename}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
