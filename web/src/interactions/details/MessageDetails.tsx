import { formatDate } from "@portal/model/calendar/dates.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Attachments } from "./Attachments.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";

interface ContactDetailsProps extends DetailsOf<"contact"> {
  id: string;
}

export function ContactDetails(details: ContactDetailsProps) {
  const t = useTexts("interactions");
  const { id, subject, message, attachments, conversation, reportedLine } = details;
  return (
    <Facts>
      <Fact label={t("field.subject")}>{subject}</Fact>
      <Fact label={t("field.reportedLine")}>
        {reportedLine &&
          t("reportedLine.text", {
            provider: reportedLine.careProvider,
            day: formatDate(reportedLine.treatmentBegin),
            error: t(`reportedLine.error.${reportedLine.error}`),
          })}
      </Fact>
      <Fact label={t("field.message")}>
        <span className={styles.text}>{message}</span>
      </Fact>
      <Fact label={t("field.attachments")}>
        {attachments && attachments.length > 0 && <Attachments id={id} attachments={attachments} />}
      </Fact>
      <Fact label={t("field.answer")}>
        {conversation && (
          <Link className={styles.file} to={`${paths.messages.path}?conversation=${conversation}`}>
            {t("attachment.conversation")}
          </Link>
        )}
      </Fact>
    </Facts>
  );
}
