import { formatDate } from "@portal/model/calendar/dates.ts";
import { graphql, query } from "../../core/http/api.ts";
import type { DisclosuresQuery } from "../../core/http/gql/private.ts";
import { useInfiniteQuery } from "../../core/http/useInfiniteQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import listed from "../EntryList.module.css";
import { MoreButton } from "../MoreButton.tsx";
import { SectionBody } from "../SectionBody.tsx";
import styles from "./MyData.module.css";

const Disclosures = graphql(`
  query Disclosures($before: Date) {
    disclosures(before: $before) {
      days {
        day
        entries {
          recipient
          name
          subject
          count
        }
      }
      next
    }
  }
`);
type DisclosureDay = DisclosuresQuery["disclosures"]["days"][number];

const possible = [
  "systems",
  "bank",
  "senders",
  "providers",
  "authorities",
  "identity",
  "representatives",
] as const;

/** The recorded recipients by day, and those who can receive data. */
export function DisclosureSection() {
  const t = useTexts("my_data");
  const asked = useInfiniteQuery({
    queryKey: ["disclosures"],
    queryFn: async ({ pageParam }) => (await query(Disclosures, { before: pageParam })).disclosures,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Card className={styles.section}>
      <h2>{t("disclosed.title")}</h2>
      <p className={styles.help}>{t("disclosed.help")}</p>
      <SectionBody query={asked}>
        {({ pages }) => {
          const days = pages.flatMap((page) => page.days);
          if (days.length === 0) return <p>{t("disclosed.none")}</p>;
          return (
            <div>
              {days.map((day) => (
                <Day key={day.day} {...day} />
              ))}
            </div>
          );
        }}
      </SectionBody>
      <div className={styles.actions}>
        <MoreButton list={asked} label={t("access.more")} />
      </div>
      <h3>{t("mayReceive.title")}</h3>
      <ul className={listed.list}>
        {possible.map((one) => (
          <li key={one} className={listed.entry}>
            <div>
              <span>{t(`mayReceive.${one}.name`)}</span>
              <span className={listed.when}>{t(`mayReceive.${one}.text`)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Day({ day, entries }: DisclosureDay) {
  const t = useTexts("my_data");
  return (
    <>
      <h3 className={styles.day}>{formatDate(day)}</h3>
      <ul className={listed.list}>
        {entries.map(({ recipient, name, subject, count }) => (
          <li key={[recipient, name, subject].join(" ")} className={listed.entry}>
            <div>
              <span>{t(`recipient.${recipient}`, { name: name ?? "" })}</span>
            </div>
            <span className={listed.when}>{t(`disclosed.${subject}`, { count })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
