import type { WaitingApproval } from "@portal/model/desk/approvals.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FirstField } from "../keyboard/FirstField.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { DeskProblem, send } from "../http/desk-api.ts";
import styles from "./Approvals.module.css";
import { type Decision, useActName } from "./decisions.ts";

const LONGEST = 300;
const done = { approve: "approved", refuse: "refused", withdraw: "withdrawn" } as const;

interface DecisionDialogProps {
  readonly approval: WaitingApproval;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Asks once more, with a remark for a refusal. */
export function DecisionDialog({ approval: { id, act }, decision, onClose }: DecisionDialogProps) {
  const t = useTexts("desk_approvals");
  const cache = useQueryClient();
  const explain = useRefusal();
  const actName = useActName();
  const [answer, setAnswer] = useState("");
  const decide = useMutation({
    mutationFn: () => {
      const words = answer.trim();
      const body = { decision, ...(words !== "" && { answer: words }) };
      return send(`/approvals/${id}/decision`, { method: "POST", body });
    },
    onSuccess: () => toast(t(done[decision])),
    onError: (error) => toast(explain(error), "problem"),
    onSettled() {
      onClose();
      void cache.invalidateQueries({ queryKey: ["approvals"] });
    },
  });
  return (
    <ConfirmDialog
      title={actName(act)}
      confirm={t(decision)}
      isBusy={decide.isPending}
      onConfirm={() => decide.mutate()}
      onClose={onClose}
    >
      <FirstField>
        <div className={styles.form}>
          <p>{t(`${decision}Text`)}</p>
          {decision === "refuse" && (
            <TextArea
              label={t("answer")}
              isOptional
              value={answer}
              onChange={setAnswer}
              maxLength={LONGEST}
            />
          )}
        </div>
      </FirstField>
    </ConfirmDialog>
  );
}

const codes = ["decided", "expired", "lastSupervisor", "rolesElsewhere"] as const;

function useRefusal(): (error: Error) => string {
  const t = useTexts("desk_approvals");
  return (error) => {
    if (!(error instanceof DeskProblem)) return t("actFailed");
    const known = codes.find((one) => one === error.errorCode);
    if (known) return t(known);
    return error.status === 409 || error.status === 400 ? t("changed") : t("actFailed");
  };
}
