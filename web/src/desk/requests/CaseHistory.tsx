import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { OpenedRequest } from "@portal/model/inbox/requests.ts";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Paperclip from "lucide-react/icons/paperclip";
import Reply from "lucide-react/icons/reply";
import Send from "lucide-react/icons/send";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserCheck from "lucide-react/icons/user-check";
import type { ComponentType, ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./CaseSide.module.css";

interface Step {
  id: string;
  icon: ComponentType<{ size?: number }>;
  title: string;
  at: string | null;
  note?: ReactNode;
}

/** What happened with the request, the newest first, after what an approval would do. */
export function CaseHistory({ request }: { request: OpenedRequest }) {
  const t = useTexts("desk_inbox");
  const { isApprovable, askedAt, checks, files } = request;
  const people = usePeoplesSteps(request);
  const fine = checks.filter(({ isFine }) => isFine).length;
  const compared = t("history.checks", { fine, all: checks.length });
  const attached = t("history.files", { count: files.length });
  const steps: Step[] = [
    ...people,
    ...(checks.length > 0 ? [{ id: "checks", icon: ShieldCheck, title: compared, at: null }] : []),
    ...(files.length > 0 ? [{ id: "files", icon: Paperclip, title: attached, at: null }] : []),
    { id: "sent", icon: Send, title: t("history.sent"), at: askedAt },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <ol className={styles.history} aria-label={t("history.label")} tabIndex={0}>
      {isApprovable && (
        <li className={styles.coming}>
          <span className={styles.dot} aria-hidden="true" />
          <Effect request={request} />
        </li>
      )}
      {steps.map((step) => (
        <HistoryStep key={step.id} {...step} />
      ))}
    </ol>
  );
}

/** What colleagues and the customer did, the newest first. */
function usePeoplesSteps({ takenAt, takenBy, notes, questions }: OpenedRequest): Step[] {
  const t = useTexts("desk_inbox");
  const written = notes.map(({ id, by, at, text }) => ({
    id,
    icon: MessageSquareText,
    title: t("history.note", { name: by }),
    at,
    note: text,
  }));
  const asked = questions.map(({ id, by, at, question, answerBy, answeredAt }) => ({
    id,
    icon: CircleHelp,
    title: t("history.question", { name: by }),
    at,
    note: answeredAt
      ? question
      : `${question} (${t("history.answerBy", { day: formatDate(answerBy) })})`,
  }));
  const answered = questions.flatMap(({ id, answeredAt, answer }) =>
    answeredAt
      ? [
          {
            id: `${id} answer`,
            icon: Reply,
            title: t("history.answer"),
            at: answeredAt,
            note: answer,
          },
        ]
      : [],
  );
  const title = t("history.taken", { name: takenBy ?? "" });
  const taken = takenAt && takenBy ? [{ id: "taken", icon: UserCheck, title, at: takenAt }] : [];
  return [...written, ...asked, ...answered, ...taken].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
}

export function HistoryStep({ icon: Icon, title, at, note }: Omit<Step, "id">) {
  const t = useTexts("desk_inbox");
  const when = at === null ? undefined : new Date(at);
  return (
    <li>
      <span className={styles.dot} aria-hidden="true">
        <Icon size={14} />
      </span>
      <div>
        <strong>{title}</strong>
        {when && (
          <small>
            {t("history.at", { day: formatDate(todayInZurich(when)), time: timeInZurich(when) })}
          </small>
        )}
        {note && <p>{note}</p>}
      </div>
    </li>
  );
}

/** What an approval does, as its operation carries it out. */
function Effect({ request: { type, changes } }: { request: OpenedRequest }) {
  const t = useTexts("desk_inbox");
  const from = changes.find(({ field }) => field === "validFrom")?.after;
  const key = from ? effects[type] : undefined;
  return (
    <div>
      <strong>{t("history.effect")}</strong>
      <small>{key && from ? t(key, { day: formatDate(from) }) : t("history.effectOther")}</small>
    </div>
  );
}

type EffectKey = "history.effectMove" | "history.effectBank" | "history.effectContract";

const effects: Readonly<Record<string, EffectKey>> = {
  UPDATE_CORRESPONDENCE_ADDRESS: "history.effectMove",
  UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS: "history.effectBank",
  CONTRACT_MUTATION: "history.effectContract",
  TRANSFERT_CAISSE_MUTATION: "history.effectContract",
};
