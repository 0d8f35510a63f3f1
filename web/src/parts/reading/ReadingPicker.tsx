import { TextSize } from "@portal/model/portal/reading.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { useReadingChoice } from "./reading-choice.ts";
import styles from "./ReadingPicker.module.css";

/** Easy language and the size of the text, for the foot of a page and the menu. */
export function ReadingPicker() {
  const t = useTexts("reading");
  const { reading, change } = useReadingChoice();
  const isEasy = reading.wording === "EASY";
  return (
    <div className={styles.picker}>
      <button
        type="button"
        className={styles.easy}
        aria-pressed={isEasy}
        onClick={() => change({ wording: isEasy ? "ORDINARY" : "EASY" })}
      >
        {t("easy.label")}
      </button>
      <Segmented
        label={t("size.label")}
        value={reading.textSize}
        options={TextSize.options.map((value) => ({ value, label: t(`size.${value}`) }))}
        onChange={(textSize) => change({ textSize })}
      />
    </div>
  );
}
