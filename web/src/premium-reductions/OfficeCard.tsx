import { cantons } from "@portal/model/places/cantons.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { CantonFlag } from "../ui/flags/CantonFlag.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import type { Office, Reminder } from "./premium-reductions.ts";
import styles from "./PremiumReductions.module.css";
import { ReminderPart } from "./ReminderPart.tsx";

interface OfficeCardProps {
  office: Office;
  reminder: Reminder | undefined;
}

/** Where and until when the people of a canton apply. */
export function OfficeCard({ office, reminder }: OfficeCardProps) {
  const t = useTexts("premium_reductions");
  const { language } = useLanguage();
  const canton = cantons.find(({ code }) => code === office.canton);
  return (
    <>
      <h2 className={styles.canton}>
        {canton && <CantonFlag canton={canton.code} />}
        {t("office.title", { canton: canton?.names[language] ?? office.canton })}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t("office.name")}</dt>
          <dd>{office.name}</dd>
        </div>
        <div>
          <dt>{t("way.title")}</dt>
          <dd>{t(`way.${office.way}`)}</dd>
        </div>
        <div>
          <dt>{t("deadline.title")}</dt>
          <dd>
            <Deadline office={office} />
          </dd>
        </div>
      </dl>
      <p className={styles.link}>
        <ExternalLink href={office.url}>
          {t(office.isHomePage ? "office.home" : "office.page")}
        </ExternalLink>
      </p>
      <ReminderPart office={office} reminder={reminder} />
      <Checked office={office} />
    </>
  );
}

function Deadline({ office: { deadlineKind, deadlines } }: { office: Office }) {
  const t = useTexts("premium_reductions");
  if (!deadlines)
    return t(`deadline.${deadlineKind === "DAY" ? "UNCONFIRMED" : knownKind(deadlineKind)}`);
  const { current, coming, isOver } = deadlines;
  const words = ({ day, claimYear }: typeof current) => ({
    day: formatDate(day),
    year: claimYear,
  });
  if (!isOver) return t("deadline.open", words(coming));
  return (
    <span className={styles.deadlines}>
      <span>
        <Badge tone="quiet">{t("deadline.over")}</Badge> {t("deadline.was", words(current))}
      </span>
      <span>{t("deadline.next", words(coming))}</span>
    </span>
  );
}

const kinds = ["ANY_TIME", "LETTER", "NONE", "UNCONFIRMED"] as const;

/** A kind that a newer server knows is told by the canton. */
function knownKind(kind: string) {
  return kinds.find((one) => one === kind) ?? "UNCONFIRMED";
}

/** The day of the last check, and a warning when it is long ago. */
function Checked({ office }: { office: Office }) {
  const t = useTexts("premium_reductions");
  const day = formatDate(office.checkedOn);
  if (office.isCheckOverdue)
    return (
      <Notice kind="warning">
        <p>{t("checked.old", { day })}</p>
      </Notice>
    );
  return (
    <p className={styles.checked}>
      <CircleCheck size={18} aria-hidden="true" />
      {t("checked.on", { day })}
    </p>
  );
}
