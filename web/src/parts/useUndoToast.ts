import { useTexts } from "../core/language/i18n.tsx";
import { toast } from "../ui/feedback/toast.ts";

/** Tells that something was saved, with a button that takes it back: `undo` sends what was there before. */
export function useUndoToast() {
  const t = useTexts("forms");
  return (text: string, undo: () => Promise<unknown>): void => {
    const run = () =>
      void undo().then(
        () => toast(t("undo.done")),
        () => toast(t("undo.failed"), "problem"),
      );
    toast(text, "done", { label: t("undo.action"), run });
  };
}
