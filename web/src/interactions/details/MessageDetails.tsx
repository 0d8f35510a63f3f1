import { formatDate } from "@portal/model/calendar/dates.ts";
import type { DetailsOf, FieldOf } from "@portal/model/requests/interaction-details.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { Attachments } from "./Attachments.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

interface ContactDetailsProps extends DetailsOf<"contact"> {
  id: string;
}

export function ContactDetails(details: ContactDetailsProps) {
  const t = useTexts("interactions");
  const { id, subject, message, attachments, conversation } = details;
  return (
    <Facts>
      <Fact label={t("field.subject")}>{subject}</Fact>
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

export function CallbackDetails({ phone, date, period, message }: DetailsOf<"callback">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  // A stored field that is missing here is a type error.
  const facts = {
    phone: <Fact label={t("field.phone")}>{shownPhone(phone)}</Fact>,
    date: <Fact label={t("field.callbackDate")}>{formatDate(date)}</Fact>,
    period: <Fact label={t("field.period")}>{codes.period(period)}</Fact>,
    message: (
      <Fact label={t("field.message")}>
        {message && <span className={styles.text}>{message}</span>}
      </Fact>
    ),
  } satisfies Record<FieldOf<"callback">, ReactNode>;
  return (
    <Facts>
      {facts.phone}
      {facts.date}
      {facts.period}
      {facts.message}
    </Facts>
  );
}
