import type { MouseEvent } from "react";
import { leaveButton } from "../core/routing/focus.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useSearch } from "../core/routing/search.ts";
import { Button } from "../ui/layout/Button.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { readFilter, typeFilter } from "./documents.ts";

interface NoDocumentsProps {
  year: number;
  /** Whether the year has documents that the filters exclude. */
  hasAny: boolean;
  onShowAll: () => void;
}

/** No document that year, none unread, or none that matches: each with its next step. */
export function NoDocuments({ year, hasAny, onShowAll }: NoDocumentsProps) {
  const t = useTexts("documents");
  const search = useSearch();
  if (!hasAny) {
    return (
      <EmptyState picture="document" title={t("none.title", { year })}>
        {t("none.text")}
      </EmptyState>
    );
  }
  const isAllRead = search.get(readFilter) === "unread" && search.get(typeFilter).length === 0;
  const showAll = ({ currentTarget }: MouseEvent) => {
    leaveButton(currentTarget);
    search.set(readFilter.to("all"), typeFilter.to([]));
    onShowAll();
  };
  return (
    <EmptyState
      picture={isAllRead ? "mountain" : "search"}
      title={t(isAllRead ? "allRead.title" : "nothingFits.title")}
      action={
        <Button variant="secondary" onClick={showAll}>
          {t("showAll")}
        </Button>
      }
    >
      {t(isAllRead ? "allRead.text" : "nothingFits.text", { year })}
    </EmptyState>
  );
}
