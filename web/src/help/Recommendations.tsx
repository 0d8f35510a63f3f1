import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { francs } from "../core/language/francs.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useToday } from "../core/today.ts";
import type { Due } from "../parts/due/due.ts";
import { dueTexts, dueTone } from "../parts/due/DueState.tsx";
import { useInvoiceTitle } from "../parts/due/useInvoiceTitle.ts";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { recommendationsFor } from "../parts/now/recommendations.ts";
import { useRecommendationTexts } from "../parts/now/useRecommendationTexts.ts";
import { documentsNow, invoiceNow } from "./due-now.ts";
import { HelpLink } from "./Section.tsx";
import { useHelp } from "./useHelp.ts";
import styles from "./Recommendations.module.css";

/** The recommendations. The newest answer has a card of its own beside them. */
export function Recommendations() {
  const t = useTexts("help");
  const portal = usePortal();
  const today = useToday();
  const data = useHelp();
  const wordsOf = useRecommendationTexts(today);
  const invoice = invoiceNow(data.invoicesToPay, portal, today);
  const documents = documentsNow(data.documents);
  const others = recommendationsFor(data.now, portal, today).filter(({ kind }) => kind !== "reply");
  if (!invoice && !documents && others.length === 0) {
    return (
      <p className={styles.nothing}>
        <CircleCheck size={22} aria-hidden="true" />
        {t("now.nothing")}
      </p>
    );
  }
  return (
    <ul>
      {invoice && <InvoiceLink {...invoice} />}
      {others.map((one, place) => {
        const { title, detail, when } = wordsOf(one);
        return (
          <HelpLink key={place} to={one.to} title={title}>
            {[detail, when].join(" · ")}
          </HelpLink>
        );
      })}
      {documents && (
        <HelpLink to={documents.to} title={t("now.documents", { count: documents.count })}>
          {documents.titles.join(", ")}
        </HelpLink>
      )}
    </ul>
  );
}

function InvoiceLink({ to, due }: { to: string; due: Due }): ReactNode {
  const t = useTexts("help");
  const titleOf = useInvoiceTitle();
  const home = useTexts("homepage");
  return (
    <HelpLink to={to} title={t("now.invoice", { invoice: titleOf(due.invoice) })}>
      <span className={dueTone(due)}>{dueTexts(due, home)}</span>, {francs(due.amount)}
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
