import Search from "lucide-react/icons/search";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";

/** Opens the search of the whole portal. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const t = useTexts("template");
  return (
    <Button
      variant="icon"
      data-tour="search"
      aria-label={t("search")}
      title={`${t("search")} (/)`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onClick}
    >
      <Search aria-hidden="true" />
    </Button>
  );
}
