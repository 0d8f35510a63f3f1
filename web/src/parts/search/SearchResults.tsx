import { titlePieces } from "@portal/model/help/search.ts";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import FileText from "lucide-react/icons/file-text";
import PanelTop from "lucide-react/icons/panel-top";
import Zap from "lucide-react/icons/zap";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import type { SearchKind } from "./entries.ts";
import type { SearchResult } from "./portal-search.ts";
import styles from "./SearchBox.module.css";

const icons = {
  service: Zap,
  page: PanelTop,
  document: FileText,
  question: CircleQuestionMark,
} as const satisfies Record<SearchKind, unknown>;

interface SearchResultsProps {
  id: string;
  typed: string;
  results: readonly SearchResult[];
  active: number;
  onChoose: (result: SearchResult) => void;
}

/** What was found, the best first, or that nothing was. */
export function SearchResults({ id, typed, results, active, onChoose }: SearchResultsProps) {
  const t = useTexts("search");
  if (results.length === 0) {
    return (
      <div className={styles.popup}>
        <p className={styles.none}>
          <strong>{t("none", { typed: typed.trim() })}</strong>
          {t("noneHelp")}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.popup}>
      <div id={`${id}-list`} role="listbox" aria-label={t("suggestions")}>
        {results.map((result, index) => (
          // The input keeps the focus and has the keys; the pointer alone comes here.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={result.id}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(result)}
          >
            <Option result={result} typed={typed} />
          </div>
        ))}
      </div>
      <Keys />
    </div>
  );
}

function Option({ result, typed }: { result: SearchResult; typed: string }) {
  const t = useTexts("search");
  const { language } = useLanguage();
  const Icon = icons[result.kind];
  return (
    <>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span>
        <span className={styles.title}>
          {titlePieces(result.title, typed, language).map(({ text, isFound }, place) =>
            // The pieces of one title never change their places.
            isFound ? <b key={place}>{text}</b> : text,
          )}
        </span>
        <span className={styles.text}>{result.text}</span>
      </span>
      <span className={styles.kind}>{t(`kind.${result.kind}`)}</span>
    </>
  );
}

/** For those who look; screen readers tell their users how a combobox works. */
function Keys() {
  const t = useTexts("search");
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t("keys.choose")}
      </span>
      <span>
        <kbd>↵</kbd> {t("keys.open")}
      </span>
      <span>
        <kbd>Esc</kbd> {t("keys.close")}
      </span>
    </p>
  );
}
