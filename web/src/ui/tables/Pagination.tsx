import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Link } from "../../core/routing/router.tsx";
import { pageNumber, type SearchParameter, useSearch } from "../../core/routing/search.ts";
import { pageCount, pageSteps, shownPage } from "./pages.ts";
import styles from "./Pagination.module.css";

interface PaginationProps {
  /** The accessible name of the list. */
  label: string;
  /** The number of entries of the whole list. */
  total: number;
  pageSize?: number;
  /** The id of the list, whose top is scrolled into view with a new page. */
  listId: string;
  parameter?: SearchParameter<number>;
}

/** Pagination of a long list, ten entries a page by default; the page is in the address. */
export function Pagination(props: PaginationProps) {
  const { label, total, pageSize = 10, listId, parameter = pageNumber } = props;
  const t = useTexts("forms");
  const blocks = useTexts("blocks");
  const search = useSearch();
  const pages = pageCount(total, pageSize);
  const page = shownPage(search.get(parameter), pages);
  if (pages < 2) return null;
  const leaf = (to: number): Target => ({
    to: search.hrefWith(parameter.to(shownPage(to, pages))),
    onClick: () => showTop(listId),
  });
  return (
    <nav data-screen className={styles.pagination} aria-label={t("table.pages", { list: label })}>
      <Leaf {...leaf(page - 1)} isOpen={page > 1} label={blocks("previous")}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Leaf>
      <PageLinks page={page} pages={pages} leaf={leaf} />
      <Leaf {...leaf(page + 1)} isOpen={page < pages} label={blocks("next")}>
        <ChevronRight size={20} aria-hidden="true" />
      </Leaf>
      <span className={styles.where} role="status">
        {t("table.pageOf", { page, pages })}
      </span>
    </nav>
  );
}

interface Target {
  to: string;
  onClick: () => void;
}

interface PageLinksProps {
  page: number;
  pages: number;
  leaf: (to: number) => Target;
}

function PageLinks({ page, pages, leaf }: PageLinksProps) {
  const t = useTexts("forms");
  return (
    <ol className={styles.pages}>
      {pageSteps(page, pages).map((step) => (
        <li key={step} className={step < 1 ? styles.gap : undefined}>
          {step < 1 ? (
            "…"
          ) : (
            <Link
              {...leaf(step)}
              className={styles.page}
              aria-label={t("table.page", { page: step })}
              aria-current={step === page ? "page" : undefined}
            >
              {step}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

interface LeafProps extends Target {
  isOpen: boolean;
  label: string;
  children: ReactNode;
}

/** At the end of the list it stays focusable, so that the focus is not lost. */
function Leaf({ to, onClick, isOpen, label, children }: LeafProps) {
  return (
    <Link
      to={to}
      className={styles.page}
      aria-label={label}
      aria-current={undefined}
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? onClick : (event) => event.preventDefault()}
    >
      {children}
    </Link>
  );
}

function showTop(listId: string): void {
  const list = document.getElementById(listId);
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}
