import { knownType } from "@portal/model/requests/request-words.ts";
import { useInfiniteQuery } from "../../core/http/useInfiniteQuery.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { graphql, query } from "../../core/http/api.ts";
import type { AccessesQuery } from "../../core/http/gql/private.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { MoreButton } from "../MoreButton.tsx";
import listed from "../EntryList.module.css";
import styles from "./MyData.module.css";
import { SectionBody } from "../SectionBody.tsx";

const Accesses = graphql(`
  query Accesses($before: Date) {
    accesses(before: $before) {
      days {
        day
        entries {
          who
          area
          isChange
          count
          department
          because
          caseType
          caseDay
          representative
        }
      }
      next
    }
  }
`);
type AccessDay = AccessesQuery["accesses"]["days"][number];

/** The access log of the account, by day. */
export function AccessSection() {
  const t = useTexts("my_data");
  const asked = useInfiniteQuery({
    queryKey: ["accesses"],
    queryFn: async ({ pageParam }) => (await query(Accesses, { before: pageParam })).accesses,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Card className={styles.section}>
      <h2>{t("access.title")}</h2>
      <p className={styles.help}>{t("access.help")}</p>
      <SectionBody query={asked}>
        {({ pages }) => {
          const days = pages.flatMap((page) => page.days);
          if (days.length === 0) return <p>{t("access.none")}</p>;
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
    </Card>
  );
}

type Staff = Pick<AccessDay["entries"][number], "because" | "caseType" | "caseDay">;

/** Why an employee looked. */
function Because({ because, caseType, caseDay }: Staff) {
  const t = useTexts("my_data");
  const i = useTexts("interactions");
  if (because === null) return null;
  const words =
    because === "CASE" && caseType !== null && caseDay !== null
      ? t("because.request", {
          type: i(`type.${knownType(caseType) ?? "unknown"}`),
          day: formatDate(caseDay),
        })
      : t(`because.${because}`);
  return <span className={listed.when}>{words}</span>;
}

function Day({ day, entries }: AccessDay) {
  const t = useTexts("my_data");
  return (
    <>
      <h3 className={styles.day}>{formatDate(day)}</h3>
      <ul className={listed.list}>
        {entries.map(({ who, area, isChange, count, ...staff }) => (
          <li
            key={[who, area, isChange, ...Object.values(staff)].join(" ")}
            className={listed.entry}
          >
            <div>
              <span>{t(`area.${area}`)}</span>
              <span className={listed.when}>
                {staff.department
                  ? t(`department.${staff.department}`)
                  : t(`who.${who}`, { name: staff.representative ?? "" })}
              </span>
              <Because {...staff} />
            </div>
            <span className={listed.when}>
              {isChange ? t("access.changed", { count }) : t("access.read", { count })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
