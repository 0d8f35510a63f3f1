import { onOneLine } from "@portal/model/typing/one-line.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { ApiProblem, type RequestOptions } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import { wholeProblemIn } from "./refusals.ts";
import { useContactUndo } from "./useContactUndo.ts";

interface RemoveButtonProps {
  kind: "email" | "phone";
  value: string;
  insuredNumber: number;
  remove: (options: RequestOptions) => Promise<unknown>;
  restore: (options: RequestOptions) => Promise<unknown>;
  onRemoved: () => void;
}

/** Removes an entry after a confirmation. Its own dialog shows a failure. */
export function RemoveButton(props: RemoveButtonProps) {
  const { kind, value, insuredNumber, remove, restore, onRemoved } = props;
  const offerUndo = useContactUndo(insuredNumber);
  const t = useTexts("profile");
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const refresh = () => cache.invalidateQueries({ queryKey: ["contacts", insuredNumber] });
  const removal = useMutation({
    // Silent, because the dialog below shows every failure.
    mutationFn: () => remove({ silent: true }),
    onSuccess: async () => {
      offerUndo(t(`contacts.${kind}.removed`), () => restore({ silent: true }));
      await refresh();
      onRemoved();
    },
    onSettled: () => setAsking(false),
  });
  const closeFailure = () => {
    removal.reset();
    void refresh();
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t(`contacts.${kind}.remove`, { value })}
        onClick={() => setAsking(true)}
      >
        <Trash size={18} aria-hidden="true" />
        {t("contacts.removeShort")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t(`contacts.${kind}.removeTitle`)}
          confirm={t("contacts.removeShort")}
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t(`contacts.${kind}.removeText`, { value: onOneLine(value) })}</p>
        </ConfirmDialog>
      )}
      {removal.error && <RemovalFailed error={removal.error} onClose={closeFailure} />}
    </>
  );
}

function RemovalFailed({ error, onClose }: { error: Error; onClose: () => void }) {
  const t = useTexts("profile");
  const words = useTexts("forms");
  const whole = wholeProblemIn(error);
  const shortId = error instanceof ApiProblem ? error.shortId : undefined;
  const texts = {
    stale: t("contacts.failedStale"),
    gone: t("contacts.failedGone"),
    pending: words("form.edit.pending"),
  };
  return (
    <OutcomeDialog outcome="error" title={t("contacts.failedTitle")} onClose={onClose}>
      <p>{whole ? texts[whole] : t("contacts.failed")}</p>
      {shortId && <p>{shortId}</p>}
    </OutcomeDialog>
  );
}
