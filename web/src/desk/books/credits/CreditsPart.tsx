import { HeldCredits } from "@portal/model/desk/books/credits.ts";
import { formatChf } from "@portal/model/money.ts";
import { useInfiniteQuery } from "../../../core/http/useInfiniteQuery.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/ListSkeleton.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { ask } from "../../http/desk-api.ts";
import styles from "../Books.module.css";
import { searchOf } from "../search.ts";
import { CreditsTable } from "./CreditsTable.tsx";

/** What the insurers owe their customers, the highest credit first. */
export function CreditsPart() {
  const t = useTexts("desk_books");
  const list = useInfiniteQuery({
    queryKey: ["books", "credits"],
    queryFn: ({ pageParam }) =>
      ask(`/books/credits?${searchOf({ after: pageParam })}`, HeldCredits),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, credits }) => (hasMore ? credits.at(-1)?.place : undefined),
  });
  const pages = list.data?.pages ?? [];
  const credits = pages.flatMap((page) => page.credits);
  const sums = pages[0];
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header className={styles.title}>
          <h2>{t("part.credits")}</h2>
          {sums && (
            <p>{t("credits.count", { count: sums.count, amount: formatChf(sums.amount) })}</p>
          )}
        </header>
        {list.isPending && <ListSkeleton />}
        {list.isError && <Failed text={t("failed")} onRetry={() => void list.refetch()} />}
        {sums && credits.length === 0 && <p>{t("credits.none")}</p>}
        {credits.length > 0 && <CreditsTable credits={credits} />}
        {list.hasNextPage && (
          <div>
            <Button variant="secondary" onClick={() => void list.fetchNextPage()}>
              {t("more")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
