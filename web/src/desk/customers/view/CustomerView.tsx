import { CustomerView as View, VIEW_MINUTES } from "@portal/model/desk/customer-view.ts";
import { useEffect, useState } from "react";
import { Boundary } from "../../../core/hydration.tsx";
import { useQuery } from "../../../core/http/useQuery.ts";
import { fixedLanguage, LanguageContext, useTexts } from "../../../core/language/i18n.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/ListSkeleton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { ask, DeskProblem } from "../../http/desk-api.ts";
import styles from "./View.module.css";
import { ViewPages } from "./ViewPages.tsx";

/** What the customer sees, in their language and marked as a view. It closes by itself. */
export function CustomerView({ insuredNumber }: { insuredNumber: number }) {
  const t = useTexts("desk_view");
  const [openings, setOpenings] = useState(1);
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(openings), VIEW_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [openings]);
  if (over === openings)
    return (
      <Notice kind="info">
        <p>{t("over", { minutes: VIEW_MINUTES })}</p>
        <Button variant="secondary" onClick={() => setOpenings(openings + 1)}>
          {t("again")}
        </Button>
      </Notice>
    );
  return <OpenView key={openings} insuredNumber={insuredNumber} />;
}

function OpenView({ insuredNumber }: { insuredNumber: number }) {
  const t = useTexts("desk_view");
  const view = useQuery({
    queryKey: ["customer's view", insuredNumber],
    queryFn: () => ask(`/customers/${insuredNumber}/view`, View),
    // Nothing of it stays, and each look is a line of the audit.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (view.isPending) return <ListSkeleton />;
  if (view.isError && view.error instanceof DeskProblem && view.error.status === 409)
    return <p>{t("closed")}</p>;
  if (view.isError) return <Failed text={t("failed")} onRetry={() => void view.refetch()} />;
  const { language, name } = view.data;
  return (
    <section className={styles.view} aria-label={t("mark", { name })}>
      <p className={styles.mark}>{t("mark", { name })}</p>
      <div lang={language} className={styles.portal}>
        <LanguageContext value={fixedLanguage(language)}>
          {/* The customer's language may not be that of the page: its texts are loaded here alone. */}
          <Boundary fallback={<ListSkeleton />}>
            <ViewPages view={view.data} />
          </Boundary>
        </LanguageContext>
      </div>
    </section>
  );
}
