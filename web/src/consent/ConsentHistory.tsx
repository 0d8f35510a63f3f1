import { consentPageSize, isNamedChannel } from "@portal/model/consent.ts";
import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import type { ConsentsHistoryQuery } from "../core/http/gql/private.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { PageButtons } from "../ui/tables/PageButtons.tsx";
import { type ConsentText, consentsHistory } from "./consent.ts";
import { ConsentWords } from "./ConsentWords.tsx";
import styles from "./ConsentScreen.module.css";

type Entry = ConsentsHistoryQuery["consentsHistory"]["entries"][number];

interface ConsentHistoryProps {
  insuredNumber: number;
  texts: readonly ConsentText[];
}

/** Newest first, twenty at a time. */
export function ConsentHistory({ insuredNumber, texts }: ConsentHistoryProps) {
  const t = useTexts("consent");
  const [page, setPage] = useState(1);
  const { data } = useSuspenseQuery(consentsHistory(insuredNumber, page));
  const { entries, total } = data.consentsHistory;
  const hasDecisions = page > 1 || entries.some(({ category }) => category !== null);
  return (
    <>
      {!hasDecisions && <p className={styles.text}>{t("history.none")}</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <HistoryEntry entry={entry} texts={texts} />
          </li>
        ))}
      </ol>
      <PageButtons
        label={t("history.open")}
        total={total}
        pageSize={consentPageSize}
        page={page}
        onPage={(wanted) => startTransition(() => setPage(wanted))}
      />
    </>
  );
}

interface HistoryEntryProps {
  entry: Entry;
  texts: readonly ConsentText[];
}

function HistoryEntry({ entry, texts }: HistoryEntryProps) {
  const t = useTexts("consent");
  const { category, channel, value, textVersion, isOwn } = entry;
  const version = texts.find((one) => one.version === textVersion);
  const words = version?.texts.find((one) => one.category === category);
  if (category === null) {
    return (
      <>
        <Moment at={entry.at} />
        <p className={styles.what}>{t("history.published", { version: textVersion })}</p>
      </>
    );
  }
  return (
    <>
      <Moment at={entry.at} />
      <p className={styles.what}>
        {words?.title}
        {channel !== null && isNamedChannel(channel) && <> · {t(`channel.${channel}`)}</>}
        <Badge tone={value === 1 ? "done" : "quiet"}>
          {t(value === 1 ? "history.agreed" : "history.refused")}
        </Badge>
      </p>
      <p className={styles.by}>{t(isOwn ? "history.byYou" : "history.byOther")}</p>
      <details>
        <summary>{t("history.text", { version: textVersion })}</summary>
        <ConsentWords words={words} />
      </details>
    </>
  );
}

function Moment({ at }: { at: string }) {
  const when = new Date(at);
  return (
    <time className={styles.by} dateTime={at}>
      {formatDate(todayInZurich(when))}, {timeInZurich(when)}
    </time>
  );
}
