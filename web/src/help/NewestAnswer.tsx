import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useId } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { isWayOffered, paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Card } from "../ui/layout/Card.tsx";
import buttons from "../ui/layout/Button.module.css";
import type { Help } from "./help.ts";
import { useHelp } from "./useHelp.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./NewestAnswer.module.css";

/** The conversation with the latest message, if the insurer wrote it. */
export function NewestAnswer() {
  const [conversation] = useHelp().conversations;
  const isOffered = isWayOffered("messages", usePortal());
  if (!isOffered || conversation?.lastAuthor !== "INSURER") return null;
  return <AnswerCard conversation={conversation} />;
}

function AnswerCard({ conversation }: { conversation: Help["conversations"][number] }) {
  const t = useTexts("help");
  const id = useId();
  const { subject, excerpt, unread, lastAt } = conversation;
  const at = new Date(lastAt);
  const by = [conversation.lastAuthorName, conversation.lastDepartment].filter(Boolean).join(", ");
  const when = t("answer.when", { date: formatDate(todayInZurich(at)), time: timeInZurich(at) });
  return (
    <section aria-labelledby={id}>
      <Card className={stack.gap3}>
        <div className={styles.head}>
          <h2 id={id}>{subject}</h2>
          {unread > 0 && <span className={styles.fresh}>{t("answer.fresh")}</span>}
        </div>
        <blockquote className={styles.excerpt}>
          <p>{excerpt}</p>
        </blockquote>
        <p className={styles.quiet}>{[by, when].filter(Boolean).join(" · ")}</p>
        <div className={styles.ways}>
          <Link
            className={`${buttons.button} ${buttons.secondary}`}
            to={`${paths.messages.path}?conversation=${encodeURIComponent(conversation.id)}`}
          >
            {t("answer.read")}
          </Link>
          <Link className={`${buttons.button} ${buttons.quiet}`} to={paths.messages.path}>
            {t("answer.all")}
          </Link>
        </div>
      </Card>
    </section>
  );
}
