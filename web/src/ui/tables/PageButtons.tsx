import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import { pageCount } from "./pages.ts";
import styles from "./PageButtons.module.css";

interface PageButtonsProps {
  /** The accessible name of the list. */
  label: string;
  total: number;
  pageSize: number;
  page: number;
  onPage: (page: number) => void;
}

/** Pagination of a list without an address of its own, for example in a dialog. */
export function PageButtons({ label, total, pageSize, page, onPage }: PageButtonsProps) {
  const t = useTexts("forms");
  const blocks = useTexts("blocks");
  const pages = pageCount(total, pageSize);
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t("table.pages", { list: label })}>
      <Leaf label={blocks("previous")} isOpen={page > 1} onPress={() => onPage(page - 1)}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Leaf>
      <span role="status">{t("table.pageOf", { page, pages })}</span>
      <Leaf label={blocks("next")} isOpen={page < pages} onPress={() => onPage(page + 1)}>
        <ChevronRight size={20} aria-hidden="true" />
      </Leaf>
    </nav>
  );
}

interface LeafProps {
  label: string;
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At the end of the list it stays focusable, so that the focus is not lost. */
function Leaf({ label, isOpen, onPress, children }: LeafProps) {
  return (
    <Button
      variant="icon"
      className={styles.leaf}
      aria-label={label}
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? onPress : undefined}
    >
      {children}
    </Button>
  );
}
