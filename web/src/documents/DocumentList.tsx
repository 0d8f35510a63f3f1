import { useDeferredValue, useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { type Choice, pageNumber, useSearch } from "../core/routing/search.ts";
import { DataTable } from "../ui/tables/DataTable.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { onPage } from "../ui/tables/pages.ts";
import { SortMenu } from "../ui/tables/SortMenu.tsx";
import { sortedRows, tableSort } from "../ui/tables/table.ts";
import { DocumentFilters } from "./DocumentFilters.tsx";
import { type Document, PAGE_SIZE, withoutAccents, readFilter, typeFilter } from "./documents.ts";
import stack from "../ui/layout/Stack.module.css";
import { NoDocuments } from "./NoDocuments.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useColumns } from "./useColumns.tsx";
import { useDocuments } from "./useDocuments.ts";

const FIRST_SORT = "-date";

/** The documents of a year: filters, the table, and the actions on the ticked ones. */
export function DocumentList({ year }: { year: Choice<number> }) {
  const t = useTexts("documents");
  const search = useSearch();
  const [shownYear, page] = [search.get(year), search.get(pageNumber)];
  const { documents, hasFailed, refetch, markSeen, opened } = useDocuments(shownYear);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState("");
  const columns = useColumns(chosen, setChosen, markSeen);
  const rows = useFiltered(documents, opened, useDeferredValue(words));
  if (hasFailed) return <Failed text={t("failed")} onRetry={() => void refetch()} />;
  const sorted = sortedRows(rows ?? [], columns, search.get(tableSort(columns, FIRST_SORT)));
  return (
    <div className={stack.gap4}>
      {documents?.length !== 0 && (
        <DocumentFilters
          documents={documents}
          count={rows?.length ?? 0}
          sort={<SortMenu columns={columns} firstSort={FIRST_SORT} />}
          words={words}
          onWords={setWords}
        />
      )}
      <SelectionBar
        onPage={onPage(sorted, page, PAGE_SIZE)}
        chosen={chosen}
        onChoose={setChosen}
        onDownloaded={(ids) => markSeen(...ids)}
      />
      <DataTable
        label={t("label", { year: shownYear })}
        columns={columns}
        rows={rows}
        keyOf={({ iddms }) => iddms}
        firstSort={FIRST_SORT}
        empty={
          <NoDocuments
            year={shownYear}
            hasAny={documents?.length !== 0}
            onShowAll={() => setWords("")}
          />
        }
      />
    </div>
  );
}

/** The documents that match the filters in the address and the search. */
function useFiltered(
  documents: readonly Document[] | undefined,
  opened: ReadonlySet<string>,
  words: string,
): readonly Document[] | undefined {
  const search = useSearch();
  const [read, types] = [search.get(readFilter), search.get(typeFilter)];
  const sought = withoutAccents(words.trim());
  return documents?.filter(
    (one) =>
      (read === "all" || !one.seen || opened.has(one.iddms)) &&
      (types.length === 0 || types.includes(one.documentFilterType)) &&
      withoutAccents(`${one.description} ${one.reference ?? ""}`).includes(sought),
  );
}
