import { titlePieces } from "@portal/model/help/search.ts";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import FileText from "lucide-react/icons/file-text";
import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import PanelTop from "lucide-react/icons/panel-top";
import ReceiptText from "lucide-react/icons/receipt-text";
import Stethoscope from "lucide-react/icons/stethoscope";
import Zap from "lucide-react/icons/zap";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import type { OptionKind, SearchGroup, SearchOption } from "./search-options.ts";
import styles from "./SearchBox.module.css";
import type { SearchBoxState } from "./useSearchBox.ts";

const icons = {
  service: Zap,
  page: PanelTop,
  document: FileText,
  question: CircleQuestionMark,
  invoices: ReceiptText,
  statements: Stethoscope,
  documents: FileText,
  requests: Clock,
  conversations: Mail,
} as const satisfies Record<OptionKind, unknown>;

/** The results by kind, the best first, or that there are none. */
export function SearchResults({ state }: { state: SearchBoxState }) {
  const t = useTexts("search");
  const { id, groups, options, own, isOwnFirst, wanted } = state;
  const note = <OwnNote own={own} />;
  if (options.length === 0) {
    return (
      <div className={styles.popup}>
        {own === "loading" || own === "failed" ? note : <NothingFound typed={wanted.trim()} />}
      </div>
    );
  }
  return (
    <div className={styles.popup}>
      {isOwnFirst && note}
      <div id={`${id}-list`} role="listbox" aria-label={t("suggestions")}>
        {groups.map((group) => (
          <Group key={group.id} group={group} state={state} />
        ))}
      </div>
      {!isOwnFirst && note}
      <Keys />
    </div>
  );
}

function NothingFound({ typed }: { typed: string }) {
  const t = useTexts("search");
  return (
    <p className={styles.none}>
      <strong>{t("none", { typed })}</strong>
      {t("noneHelp")}
    </p>
  );
}

/** Services and answers are found at once; the customer's own data load later, or fail. */
function OwnNote({ own }: { own: SearchBoxState["own"] }) {
  const t = useTexts("search");
  if (own !== "loading" && own !== "failed") return null;
  return (
    <p className={styles.note} data-state={own} aria-hidden="true">
      {t(`own.${own}`)}
    </p>
  );
}

function Group({ group, state }: { group: SearchGroup; state: SearchBoxState }) {
  const t = useTexts("search");
  const { id, groups, options, active, wanted, list } = state;
  const headingId = `${id}-${group.id}`;
  // Services and answers alone need no heading.
  const hasHeading = groups.length > 1 || group.id !== "portal";
  return (
    <div role="group" aria-labelledby={hasHeading ? headingId : undefined}>
      {hasHeading && (
        <div id={headingId} className={styles.heading}>
          {t(`group.${group.id}`)}
        </div>
      )}
      {group.options.map((option) => {
        const place = options.indexOf(option);
        return (
          // Only for pointers: the input keeps the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.id}
            id={`${id}-option-${place}`}
            role="option"
            aria-selected={place === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => list.choose(option)}
          >
            <Option option={option} typed={wanted} />
          </div>
        );
      })}
    </div>
  );
}

function Option({ option, typed }: { option: SearchOption; typed: string }) {
  const { language } = useLanguage();
  const t = useTexts("search");
  const Icon = icons[option.kind];
  return (
    <>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span>
        <span className={styles.title}>
          {titlePieces(option.title, typed, language).map(({ text, isFound }, place) =>
            // The parts of a title never change their order.
            isFound ? <b key={place}>{text}</b> : text,
          )}
        </span>
        {option.text && <span className={styles.text}>{option.text}</span>}
        {option.isFile && <VisuallyHidden> {t("own.opensPdf")}</VisuallyHidden>}
      </span>
      <Facts option={option} />
    </>
  );
}

/** The amount and date of the customer's own data; the kind of all other results. */
function Facts({ option: { kind, amount, date } }: { option: SearchOption }) {
  const t = useTexts("search");
  if (kind === "service" || kind === "page" || kind === "document" || kind === "question")
    return <span className={styles.kind}>{t(`kind.${kind}`)}</span>;
  return (
    <span className={styles.facts}>
      {amount && <span className={styles.amount}>{amount}</span>}
      {date && <span>{date}</span>}
    </span>
  );
}

/** Only visible: screen readers explain a combobox themselves. */
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
