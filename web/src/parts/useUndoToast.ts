import { useTexts } from "../core/language/i18n.tsx";
import { dismissToast, toast } from "../ui/feedback/toast.ts";

let offered: number | undefined;

/**
 * Tells that something was saved, with a button that takes it back: `undo` sends what was there before, silently, because
 * its failure is told here. Only the latest change can be taken back: an older offer would overwrite it.
 */
export function useUndoToast() {
  const t = useTexts("forms");
  return (text: string, undo: () => Promise<unknown>): void => {
    const run = () =>
      void undo().then(
        () => toast(t("undo.done")),
        () => toast(t("undo.failed"), "problem"),
      );
    if (offered !== undefined) dismissToast(offered);
    offered = toast(text, "done", { label: t("undo.action"), run });
  };
}
