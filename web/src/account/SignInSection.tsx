import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { graphql, query } from "../core/http/api.ts";
import type { SignInsQuery } from "../core/http/gql/private.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { EndSessionsDialog } from "./EndSessionsDialog.tsx";
import { MoreButton } from "./MoreButton.tsx";
import styles from "./my-data/MyData.module.css";
import { SectionBody } from "./SectionBody.tsx";

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

/** When somebody signed in and on what, failed tries too; and the way to end it all. */
export function SignInSection() {
  const t = useTexts("my_data");
  const [isEnding, setEnding] = useState(false);
  const asked = useSignIns();
  return (
    <Card className={styles.section}>
      <h3>{t("signIns.title")}</h3>
      <p className={styles.help}>{t("signIns.help")}</p>
      <SectionBody query={asked}>
        {({ pages }) => (
          <ul className={styles.list}>
            {pages
              .flatMap(({ signIns }) => signIns)
              .map((signIn) => (
                <SignInEntry key={signIn.at} signIn={signIn} />
              ))}
          </ul>
        )}
      </SectionBody>
      <div className={styles.actions}>
        <MoreButton list={asked} label={t("signIns.more")} />
        <Button
          id="my-data-end"
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => setEnding(true)}
        >
          {t("end.open")}
        </Button>
      </div>
      {isEnding && (
        <EndSessionsDialog
          onClose={() => setEnding(false)}
          onEnded={() => {
            setEnding(false);
            void asked.refetch();
          }}
        />
      )}
    </Card>
  );
}

const devices = ["desktop", "mobile", "tablet"] as const;

function SignInEntry({ signIn }: { signIn: SignIn }) {
  const t = useTexts("my_data");
  const at = new Date(signIn.at);
  const device = devices.find((one) => one === signIn.device) ?? "unknown";
  const words = [t(`device.${device}`), signIn.os === "unknown" ? null : signIn.os];
  return (
    <li className={styles.entry}>
      <div>
        <span>{signIn.isRefused ? t("signIns.refused") : words.filter(Boolean).join(", ")}</span>
        <span className={styles.when}>
          {t("at", { date: formatDate(todayInZurich(at)), time: timeInZurich(at) })}
        </span>
      </div>
      <SignInBadge {...signIn} />
    </li>
  );
}

function SignInBadge({ isCurrent, isOpen, isRefused }: SignIn) {
  const t = useTexts("my_data");
  if (isRefused) return <Badge tone="warning">{t("signIns.isRefused")}</Badge>;
  if (isCurrent) return <Badge tone="done">{t("signIns.isCurrent")}</Badge>;
  return isOpen ? <Badge tone="info">{t("signIns.isOpen")}</Badge> : null;
}
