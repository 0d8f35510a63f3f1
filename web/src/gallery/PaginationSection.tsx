import { pageNumber, useSearch } from "../core/routing/search.ts";
import { onPage } from "../ui/tables/pages.ts";
import { Pagination } from "../ui/tables/Pagination.tsx";
import { State } from "./State.tsx";

const numbers = Array.from({ length: 118 }, (_, index) => index + 1);

export function PaginationSection() {
  const { get } = useSearch();
  return (
    <State name="Twelve pages; the address knows one page, so the table follows">
      <p id="gallery-numbers">{onPage(numbers, get(pageNumber), 10).join(" · ")}</p>
      <Pagination label="Numbers" total={numbers.length} listId="gallery-numbers" />
    </State>
  );
}
