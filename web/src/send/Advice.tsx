import { SentDocumentType } from "@portal/model/send.ts";
import Camera from "lucide-react/icons/camera";
import FileText from "lucide-react/icons/file-text";
import Archive from "lucide-react/icons/archive";
import { useTexts } from "../core/language/i18n.tsx";
import { Accordion } from "../ui/layout/Accordion.tsx";
import { FactCards } from "../ui/layout/FactCards.tsx";
import styles from "./SendScreen.module.css";

const advice = [
  ["readable", Camera],
  ["complete", FileText],
  ["originals", Archive],
] as const;

/** The types of documents, and advice for quick processing. */
export function Advice() {
  const t = useTexts("send");
  return (
    <aside className={styles.advice} aria-label={t("advice.label")}>
      <h2>{t("type.question")}</h2>
      <Accordion
        name="document-types"
        items={SentDocumentType.options.map((type) => ({
          title: t(`type.${type}.title`),
          content: <p>{t(`type.${type}.long`)}</p>,
        }))}
      />
      <h2>{t("advice.title")}</h2>
      <FactCards
        facts={advice.map(([name, Icon]) => ({
          Icon,
          title: t(`advice.${name}.title`),
          text: t(`advice.${name}.text`),
        }))}
      />
    </aside>
  );
}
