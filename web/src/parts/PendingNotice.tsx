import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";

/** A change is with the insurer: no further one until it is done. */
export function PendingNotice() {
  const t = useTexts("forms");
  return <Notice kind="info">{t("form.edit.pending")}</Notice>;
}
