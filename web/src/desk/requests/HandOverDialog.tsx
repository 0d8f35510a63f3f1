import { Colleagues } from "@portal/model/inbox/requests.ts";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FirstField } from "../keyboard/FirstField.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { ask } from "../http/desk-api.ts";
import { type ActDialogProps, useAct } from "./act-dialog.ts";

interface HandOverDialogProps extends ActDialogProps {
  readonly id: string;
}

/** To whom a case is handed over. */
export function HandOverDialog({ id, onClose, onDone }: HandOverDialogProps) {
  const t = useTexts("desk_inbox");
  const f = useTexts("forms");
  const [chosen, setChosen] = useState("");
  const [isTried, setTried] = useState(false);
  const list = useQuery({
    queryKey: ["colleagues"],
    queryFn: () => ask("/colleagues", Colleagues),
  });
  const colleagues = list.data?.colleagues ?? [];
  const name = colleagues.find((one) => one.id === chosen)?.name ?? "";
  const act = useAct(`/requests/${id}/hand-over`, t("handOver.done", { name }), onDone);
  const confirm = () => {
    setTried(true);
    if (chosen !== "") act.mutate({ staffId: chosen });
  };
  return (
    <ConfirmDialog
      title={t("handOver.title")}
      confirm={t("handOver.act")}
      isBusy={act.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FirstField>
        {list.isSuccess && colleagues.length === 0 ? (
          <p>{t("handOver.none")}</p>
        ) : (
          <Select
            label={t("handOver.colleague")}
            error={isTried && chosen === "" ? f("form.required") : undefined}
            value={chosen}
            onChange={setChosen}
            options={colleagues.map((one) => ({ value: one.id, label: one.name }))}
          />
        )}
      </FirstField>
    </ConfirmDialog>
  );
}
