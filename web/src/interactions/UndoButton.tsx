import { formatDate } from "@portal/model/calendar/dates.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, graphql, query } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Button } from "../ui/layout/Button.tsx";
import styles from "./InteractionsScreen.module.css";
import type { Request } from "./interactions.ts";

const UndoContractChange = graphql(`
  mutation UndoContractChange($id: ID!) {
    undoContractChange(id: $id) {
      request
    }
  }
`);

/** A completed contract change that has not begun can be undone until its notice period ends. */
export function UndoButton({ request }: { request: Request }) {
  const t = useTexts("interactions");
  const today = useToday();
  const cache = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const undoing = useMutation({
    mutationFn: () => query(UndoContractChange, { id: request.id }, { handles: ["CONFLICT"] }),
    onSuccess: () => toast(t("undo.done")),
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === "CONFLICT") toast(t("undo.tooLate"));
    },
    onSettled: async () => {
      setAsked(false);
      await cache.invalidateQueries();
    },
  });
  const undoBy = undoableUntil(request);
  if (!undoBy || undoBy < today) return null;
  return (
    <div className={styles.undo}>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t("undo.ask")}
      </Button>
      <small>{t("undo.until", { day: formatDate(undoBy) })}</small>
      {isAsked && (
        <ConfirmDialog
          title={t("undo.title")}
          confirm={t("undo.confirm")}
          isBusy={undoing.isPending}
          onConfirm={() => undoing.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{t("undo.text")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function undoableUntil({ type, details, steps }: Request): string | undefined {
  if (steps.at(-1)?.status !== "DONE") return undefined;
  const read = readDetails(type, details);
  return (read && "undoBy" in read && read.undoBy) || undefined;
}
