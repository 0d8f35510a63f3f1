import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { DeskProblem, send } from "../http/desk-api.ts";
import { takerIn } from "./NotOpened.tsx";

/** Ends an act with what is told about it. */
export type Finish = (text: string, kind?: "done" | "problem") => void;

/** What a dialog of an act calls when it is closed or done. */
export interface ActDialogProps {
  readonly onClose: () => void;
  readonly onDone: Finish;
}

/** Sends the act of a dialog. A failure leaves the dialog open with what was typed, unless the case is gone. */
export function useAct(path: string, told: string, onDone: Finish) {
  const onError = useActProblem(onDone);
  return useMutation({
    mutationFn: (body: unknown) => send(path, { method: "POST", body }),
    onSuccess: () => onDone(told),
    onError,
  });
}

/** What came in between ends the act, and is told by its name: a withdrawal, a decision, a colleague. */
export function useActProblem(onGone: Finish): (error: Error) => void {
  const t = useTexts("desk_inbox");
  return (error) => {
    const code = error instanceof DeskProblem && error.status === 409 ? error.errorCode : undefined;
    const name = takerIn(error);
    if (code === "withdrawn") return onGone(t("withdrawn"), "problem");
    if (code === "decided") return onGone(t("decided"), "problem");
    if ((code === "taken" || code === "notTaken") && name !== "")
      return onGone(t("taken", { name }), "problem");
    if (code === "notTaken" || (error instanceof DeskProblem && error.status === 404))
      return onGone(t("gone"), "problem");
    return toast(t("actFailed"), "problem");
  };
}
