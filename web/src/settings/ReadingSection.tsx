import { TextSize } from "@portal/model/portal/reading.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useReadingChoice } from "../parts/reading/reading-choice.ts";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { Switch } from "../ui/fields/Switch.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./SettingsScreen.module.css";

/** Easy language and the size of the text, saved when they are chosen. */
export function ReadingSection() {
  const t = useTexts("reading");
  const { reading, change } = useReadingChoice();
  return (
    <Card className={styles.section}>
      <h2>{t("title")}</h2>
      <Switch
        label={t("easy.label")}
        help={t("easy.help")}
        checked={reading.wording === "EASY"}
        onChange={(event) => change({ wording: event.target.checked ? "EASY" : "ORDINARY" })}
      />
      <RadioGroup
        label={t("size.label")}
        help={t("size.help")}
        value={reading.textSize}
        options={TextSize.options.map((value) => ({
          value,
          label: t(`size.${value}`),
        }))}
        onChange={(textSize) => textSize && change({ textSize })}
      />
    </Card>
  );
}
