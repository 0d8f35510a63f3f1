import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";

/** Tells that a change is pending; another one is not possible until it is processed. */
export function PendingNotice() {
  const t = useTexts("forms");
  return <Notice kind="info">{t("form.edit.pending")}</Notice>;
}
