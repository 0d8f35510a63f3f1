import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import type { PagesOf } from "../http/usePages.ts";
import styles from "./PagedList.module.css";

interface PagedListProps {
  readonly list: PagesOf<unknown, unknown>;
  /** What is said when the first page did not come. */
  readonly failed: string;
  /** The rows, or that there are none. */
  readonly children: ReactNode;
}

/** A list whose next pages are added by a button. */
export function PagedList({ list, failed, children }: PagedListProps) {
  const t = useTexts("desk");
  const goOn = () => void list.fetchNextPage();
  return (
    <>
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.isLoaded && (
        <Failed text={failed} onRetry={() => void list.refetch()} />
      )}
      {list.isLoaded && children}
      {list.isFetchNextPageError && <Failed text={t("moreFailed")} onRetry={goOn} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className={styles.more}>
          <BusyButton variant="quiet" isBusy={list.isFetchingNextPage} onClick={goOn}>
            {t("more")}
          </BusyButton>
        </div>
      )}
    </>
  );
}
