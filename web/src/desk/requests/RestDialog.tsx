import { restDays } from "@portal/model/inbox/requests.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FirstField } from "../keyboard/FirstField.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { type ActDialogProps, useAct } from "./act-dialog.ts";

interface RestDialogProps extends ActDialogProps {
  readonly id: string;
}

/** For how long a case rests. */
export function RestDialog({ id, onClose, onDone }: RestDialogProps) {
  const t = useTexts("desk_inbox");
  const [days, setDays] = useState("1");
  const act = useAct(`/requests/${id}/rest`, t("rest.done"), onDone);
  return (
    <ConfirmDialog
      title={t("rest.title")}
      confirm={t("rest.act")}
      isBusy={act.isPending}
      onConfirm={() => act.mutate({ days: Number(days) })}
      onClose={onClose}
    >
      <FirstField>
        <RadioGroup
          label={t("rest.days")}
          help={t("rest.text")}
          value={days}
          onChange={setDays}
          options={restDays.map((count) => ({
            value: String(count),
            label: t("rest.count", { count }),
          }))}
        />
      </FirstField>
    </ConfirmDialog>
  );
}
