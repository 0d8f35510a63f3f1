import { ApiProblem } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { dismissToast, toast } from "../ui/feedback/toast.ts";

let offered: number | undefined;

/**
 * Shows that a change was saved, with an Undo button: `undo` sends the previous values silently, because its failure is
 * shown here. Only the latest change can be undone, because an older Undo would overwrite it. `refresh` refetches once
 * the server has answered; offline it would fail too.
 */
export function useUndoToast() {
  const t = useTexts("forms");
  return (text: string, undo: () => Promise<unknown>, refresh = () => {}): void => {
    const run = () =>
      void undo().then(
        () => {
          refresh();
          toast(t("undo.done"));
        },
        (error: unknown) => {
          if (error instanceof ApiProblem) refresh();
          toast(t("undo.failed"), "problem");
        },
      );
    if (offered !== undefined) dismissToast(offered);
    offered = toast(text, "done", { label: t("undo.action"), run });
  };
}
