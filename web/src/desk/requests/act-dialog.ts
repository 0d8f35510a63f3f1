import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { send } from "../http/desk-api.ts";

/** What a dialog of an act calls when it is closed or done. */
export interface ActDialogProps {
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Sends the act of a dialog; a failure leaves the dialog open with what was typed. */
export function useAct(path: string, onSuccess: () => void) {
  const t = useTexts("desk_inbox");
  return useMutation({
    mutationFn: (body: unknown) => send(path, { method: "POST", body }),
    onSuccess,
    onError: () => toast(t("actFailed"), "problem"),
  });
}
