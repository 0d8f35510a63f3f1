import { Boundary } from "../../core/hydration.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import styles from "./CostShareExplanation.module.css";

const CostShareWords = lazyPart(async () => (await import("./CostShareWords.tsx")).CostShareWords);

/** The explanation of deductible and retention fee, collapsed. */
export function CostShareExplanation({ year }: { year: number }) {
  const t = useTexts("homepage");
  return (
    <details>
      <summary className={styles.summary}>
        {t("explain.title", { year })}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <Boundary>
        <CostShareWords year={year} />
      </Boundary>
    </details>
  );
}
