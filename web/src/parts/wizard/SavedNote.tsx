import { timeInZurich } from "@portal/model/calendar/dates.ts";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import type { SavedDraft } from "../../core/forms/state-draft.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Wizard.module.css";

/** When the draft was last saved. It is no live region, because it changes with every field. */
export function SavedNote({ saved }: { saved: SavedDraft | undefined }) {
  const t = useTexts("wizard");
  if (!saved) return null;
  const isKept = saved !== "failed";
  const Icon = isKept ? CloudCheck : CloudOff;
  return (
    <p className={`${styles.saved} ${isKept ? styles.kept : ""}`} data-screen>
      <Icon size={20} aria-hidden="true" />
      {isKept ? t("saved", { time: timeInZurich(new Date(saved.at)) }) : t("notSaved")}
    </p>
  );
}
