import { formatDate } from "@portal/model/calendar/dates.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { francs } from "../core/language/francs.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useToday } from "../core/today.ts";
import type { Due } from "../parts/due/due.ts";
import { useInvoiceTitle } from "../parts/due/useInvoiceTitle.ts";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { HelpLink } from "./Section.tsx";
import { useHelp } from "./useHelp.ts";
import styles from "./Recommendations.module.css";
import { type Recommendation, recommendationsFor } from "./recommendations.ts";

/** What this person should do now, or may want to. */
export function Recommendations() {
  const t = useTexts("help");
  const portal = usePortal();
  const today = useToday();
  const data = useHelp();
  const all = recommendationsFor(data, portal, today);
  if (all.length === 0) {
    return (
      <p className={styles.nothing}>
        <CircleCheck size={22} aria-hidden="true" />
        {t("now.nothing")}
      </p>
    );
  }
  return (
    <ul>
      {all.map((one) => (
        <RecommendedLink key={one.kind} recommendation={one} />
      ))}
    </ul>
  );
}

function RecommendedLink({ recommendation: one }: { recommendation: Recommendation }) {
  const t = useTexts("help");
  switch (one.kind) {
    case "invoice":
      return <InvoiceLink to={one.to} due={one.due} />;
    case "request":
      return (
        <HelpLink to={one.to} title={t("now.request")}>
          {t("now.requestSince", { date: formatDate(one.since) })}
        </HelpLink>
      );
    case "deductible":
      return (
        <HelpLink to={one.to} title={t("now.deductible", { year: one.year })}>
          {t("now.deductibleBy", { date: formatDate(one.by) })}
        </HelpLink>
      );
    case "documents":
      return (
        <HelpLink to={one.to} title={t("now.documents", { count: one.count })}>
          {one.titles.join(", ")}
        </HelpLink>
      );
  }
}

function InvoiceLink({ to, due }: { to: string; due: Due }): ReactNode {
  const t = useTexts("help");
  const titleOf = useInvoiceTitle();
  const isLate = due.when === "late" || due.when === "POURSUITE";
  const date = formatDate(due.date);
  const when = isLate ? t("now.late", { date }) : t("now.due", { date });
  return (
    <HelpLink to={to} title={t("now.invoice", { invoice: titleOf(due.invoice) })}>
      <span className={isLate ? styles.late : undefined}>{when}</span>, {francs(due.amount)}
    </HelpLink>
  );
}

export function RecommendationsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="80%" height="48px" />
      <Skeleton width="70%" height="48px" />
      <Skeleton width="75%" height="48px" />
    </div>
  );
}
