import { DecidedCase, type OpenedRequest } from "@portal/model/inbox/requests.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useCallback, useMemo, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ask, send } from "../http/desk-api.ts";
import { useCommands } from "../keyboard/commands.ts";
import { Key } from "../keyboard/Key.tsx";
import { type Finish, useActProblem } from "./act-dialog.ts";
import { AskDialog } from "./AskDialog.tsx";
import styles from "./Case.module.css";
import { HandOverDialog } from "./HandOverDialog.tsx";
import { RefuseDialog } from "./RefuseDialog.tsx";
import { RestDialog } from "./RestDialog.tsx";

interface CaseActsProps {
  readonly request: OpenedRequest;
  /** The case is decided or no longer with the person: the next one follows. */
  readonly onDone: () => void;
}

type OpenDialog = "ask" | "refuse" | "rest" | "handOver";

/** The acts of a case with their keys: approve, ask, set aside, hand over, give back, refuse. */
export function CaseActs({ request, onDone }: CaseActsProps) {
  const t = useTexts("desk_inbox");
  const cache = useQueryClient();
  const [open, setOpen] = useState<OpenDialog>();
  const { id, isApprovable, isAskable } = request;
  const close = () => setOpen(undefined);
  const finish: Finish = (text, kind = "done") => {
    close();
    toast(text, kind);
    void cache.invalidateQueries({ queryKey: ["requests"] });
    onDone();
  };
  const { approve, giveBack, isApproving } = useQuickActs(id, finish);
  useActKeys(request, { approve, giveBack, open: setOpen });
  return (
    <div className={styles.acts} role="group" aria-label={t("acts")}>
      {isApprovable && (
        <BusyButton isBusy={isApproving} onClick={approve}>
          <Check size={18} aria-hidden="true" />
          {t("approve.act")}
          <Key letter="A" />
        </BusyButton>
      )}
      {isAskable && (
        <Button variant="secondary" onClick={() => setOpen("ask")}>
          {t("ask.act")}
          <Key letter="D" />
        </Button>
      )}
      <Button variant="secondary" onClick={() => setOpen("rest")}>
        {t("rest.act")}
        <Key letter="S" />
      </Button>
      <Button variant="secondary" onClick={() => setOpen("handOver")}>
        {t("handOver.act")}
        <Key letter="H" />
      </Button>
      <Button variant="quiet" onClick={giveBack}>
        {t("giveBack")}
        <Key letter="G" />
      </Button>
      <Button variant="secondary" className={styles.refuse} onClick={() => setOpen("refuse")}>
        {t("refuse.act")}
        <Key letter="R" />
      </Button>
      {open === "ask" && <AskDialog request={request} onClose={close} onDone={finish} />}
      {open === "refuse" && <RefuseDialog request={request} onClose={close} onDone={finish} />}
      {open === "rest" && <RestDialog id={id} onClose={close} onDone={finish} />}
      {open === "handOver" && <HandOverDialog id={id} onClose={close} onDone={finish} />}
    </div>
  );
}

/** The acts that ask nothing more. A key that is pressed twice sends one approval. */
function useQuickActs(id: string, finish: Finish) {
  const t = useTexts("desk_inbox");
  const cache = useQueryClient();
  const mutationKey = ["case act", id];
  const onError = useActProblem(finish);
  const approve = useMutation({
    mutationFn: () =>
      ask(`/requests/${id}/decision`, DecidedCase, {
        method: "POST",
        body: { decision: "approved" },
      }),
    onSuccess: ({ status, reason, approvalId }) => {
      if (approvalId !== null) return finish(t("approve.asked"));
      if (status === "REFUSED")
        return finish(t("approve.refused", { reason: reason ?? "" }), "problem");
      return finish(t("approve.done"));
    },
    onError,
    mutationKey,
  });
  const giveBack = useMutation({
    mutationFn: () => send(`/requests/${id}/give-back`, { method: "POST" }),
    onSuccess: () => finish(t("givenBack")),
    onError,
    mutationKey,
  });
  const { mutate: sendApproval } = approve;
  const { mutate: sendBack } = giveBack;
  const isFree = useCallback(
    () => cache.isMutating({ mutationKey: ["case act", id] }) === 0,
    [cache, id],
  );
  return {
    isApproving: approve.isPending,
    approve: useCallback(() => isFree() && sendApproval(), [isFree, sendApproval]),
    giveBack: useCallback(() => isFree() && sendBack(), [isFree, sendBack]),
  };
}

interface ActKeys {
  approve: () => void;
  giveBack: () => void;
  open: (dialog: OpenDialog) => void;
}

function useActKeys(
  { isApprovable, isAskable }: OpenedRequest,
  { approve, giveBack, open }: ActKeys,
): void {
  const t = useTexts("desk_inbox");
  useCommands(
    useMemo(
      () => [
        ...(isApprovable
          ? [{ id: "approve", label: t("approve.act"), key: "a", run: approve }]
          : []),
        ...(isAskable
          ? [{ id: "ask", label: t("ask.act"), key: "d", run: () => open("ask") }]
          : []),
        { id: "rest", label: t("rest.act"), key: "s", run: () => open("rest") },
        { id: "refuse", label: t("refuse.act"), key: "r", run: () => open("refuse") },
        { id: "hand over", label: t("handOver.act"), key: "h", run: () => open("handOver") },
        { id: "give back", label: t("giveBack"), key: "g", run: giveBack },
      ],
      // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, which loads the case anew
      [isApprovable, isAskable, approve, giveBack, open],
    ),
  );
}
