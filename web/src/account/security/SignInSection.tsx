import { useInfiniteQuery } from "../../core/http/useInfiniteQuery.ts";
import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { graphql, query } from "../../core/http/api.ts";
import type { SignInsQuery } from "../../core/http/gql/private.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useDeviceWords } from "./device-words.ts";
import { MoreButton } from "../MoreButton.tsx";
import listed from "../EntryList.module.css";
import styles from "../AccountScreen.module.css";
import { SectionBody } from "../SectionBody.tsx";

const SignIns = graphql(`
  query SignIns($before: String) {
    signIns(before: $before) {
      signIns {
        at
        isRefused
        os
        device
        isOpen
        isCurrent
      }
      next
    }
  }
`);
type SignIn = SignInsQuery["signIns"]["signIns"][number];

function useSignIns() {
  return useInfiniteQuery({
    queryKey: ["sign-ins"],
    queryFn: async ({ pageParam }) => (await query(SignIns, { before: pageParam })).signIns,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** The sign-ins with time and device, including failed attempts. */
export function SignInSection() {
  const t = useTexts("security");
  const asked = useSignIns();
  return (
    <Card className={styles.section}>
      <h2>{t("signIns.title")}</h2>
      <p className={styles.help}>{t("signIns.help")}</p>
      <SectionBody query={asked}>
        {({ pages }) => (
          <ul className={listed.list}>
            {pages
              .flatMap(({ signIns }) => signIns)
              .map((signIn) => (
                <SignInEntry key={signIn.at} signIn={signIn} />
              ))}
          </ul>
        )}
      </SectionBody>
      {asked.hasNextPage && (
        <div className={styles.actions}>
          <MoreButton list={asked} label={t("signIns.more")} />
        </div>
      )}
    </Card>
  );
}

function SignInEntry({ signIn }: { signIn: SignIn }) {
  const t = useTexts("security");
  const at = new Date(signIn.at);
  const wordsFor = useDeviceWords();
  return (
    <li className={listed.entry}>
      <div>
        <span>{signIn.isRefused ? t("signIns.refused") : wordsFor(signIn)}</span>
        <span className={listed.when}>
          {t("at", { date: formatDate(todayInZurich(at)), time: timeInZurich(at) })}
        </span>
      </div>
      <SignInBadge {...signIn} />
    </li>
  );
}

function SignInBadge({ isCurrent, isOpen, isRefused }: SignIn) {
  const t = useTexts("security");
  if (isRefused) return <Badge tone="warning">{t("signIns.isRefused")}</Badge>;
  if (isCurrent) return <Badge tone="done">{t("signIns.isCurrent")}</Badge>;
  return isOpen ? <Badge tone="info">{t("signIns.isOpen")}</Badge> : null;
}
