import { ApiProblem } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { dismissToast, toast } from "../ui/feedback/toast.ts";

let offered: number | undefined;

/**
 * Tells that something was saved, with a button that takes it back: `undo` sends what was there before, silently, because
 * its failure is told here. Only the latest change can be taken back: an older offer would overwrite it. What is shown is
 * asked for anew by `refresh` once the server has answered: without a network that would fail as well.
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
