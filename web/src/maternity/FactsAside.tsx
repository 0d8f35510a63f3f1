import { WEEKS_AFTER_BIRTH } from "@portal/model/cost-sharing/maternity.ts";
import CalendarHeart from "lucide-react/icons/calendar-heart";
import HandCoins from "lucide-react/icons/hand-coins";
import Undo2 from "lucide-react/icons/undo-2";
import { useTexts } from "../core/language/i18n.tsx";
import { FactCards } from "../ui/layout/FactCards.tsx";
import styles from "./MaternityScreen.module.css";

/** The effects of a declaration, and their period. */
export function FactsAside() {
  const t = useTexts("maternity");
  const facts = [
    { Icon: HandCoins, title: t("facts.free.title"), text: t("facts.free.text") },
    {
      Icon: CalendarHeart,
      title: t("facts.from.title"),
      text: t("facts.from.text", { count: WEEKS_AFTER_BIRTH }),
    },
    { Icon: Undo2, title: t("facts.late.title"), text: t("facts.late.text") },
  ];
  return (
    <aside className={styles.facts} aria-labelledby="maternity-facts">
      <h2 id="maternity-facts">{t("facts.title")}</h2>
      <FactCards facts={facts} />
    </aside>
  );
}
