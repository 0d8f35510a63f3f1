import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { ApiProblem, graphql, query } from "../core/http/api.ts";
import { stayIn, surroundingsOf } from "../core/routing/focus.ts";
import { useTexts } from "../core/language/i18n.tsx";

const WithdrawRequest = graphql(`
  mutation WithdrawRequest($id: ID!) {
    withdrawRequest(id: $id) {
      id
      withdrawn
    }
  }
`);

/**
 * Withdraws a request that no clerk has processed yet, after the customer has confirmed. The caller renders `dialog`.
 * The list is reloaded, whether the withdrawal succeeded or came too late.
 */
export function useWithdrawal(onSettled: () => unknown): {
  ask: (id: string) => void;
  dialog: ReactNode;
} {
  const t = useTexts("forms");
  const [asked, setAsked] = useState<string>();
  const surroundings = useRef<Element>(null);
  const withdrawal = useMutation({
    mutationFn: (id: string) => query(WithdrawRequest, { id }, { handles: ["CONFLICT"] }),
    onSuccess: () => toast(t("withdrawal.done")),
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === "CONFLICT") toast(t("withdrawal.tooLate"));
    },
    onSettled: async () => {
      setAsked(undefined);
      await onSettled();
      // The button disappears with the request, so the focus moves to its surroundings.
      stayIn(surroundings.current);
    },
  });
  const ask = (id: string) => {
    surroundings.current = surroundingsOf(document.activeElement);
    setAsked(id);
  };
  const dialog = asked !== undefined && (
    <ConfirmDialog
      title={t("withdrawal.title")}
      confirm={t("withdrawal.confirm")}
      isBusy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate(asked)}
      onClose={() => setAsked(undefined)}
    >
      <p>{t("withdrawal.text")}</p>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
