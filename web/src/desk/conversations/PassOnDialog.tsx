import { departmentNames } from "@portal/model/desk/department-names.ts";
import { departments } from "@portal/model/desk/rights.ts";
import { Colleagues } from "@portal/model/inbox/requests.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useQuery } from "../../core/http/useQuery.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { FirstField } from "../keyboard/FirstField.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { ask, send } from "../http/desk-api.ts";
import styles from "./Conversations.module.css";

const LONGEST = 2000;

interface PassOnDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** To whom a conversation goes, a colleague or a department, with a word of why. */
export function PassOnDialog({ id, onClose, onDone }: PassOnDialogProps) {
  const t = useTexts("desk_conversations");
  const f = useTexts("forms");
  const receivers = useReceivers();
  const [chosen, setChosen] = useState("");
  const [why, setWhy] = useState("");
  const [isTried, setTried] = useState(false);
  const receiver = receivers.find(({ value }) => value === chosen);
  const act = useMutation({
    mutationFn: () =>
      send(`/conversations/${id}/hand-over`, {
        method: "POST",
        body: { to: receiver?.to, why: why.trim() },
      }),
    onSuccess: () => onDone(t("passOn.done", { name: receiver?.label ?? "" })),
    onError: () => toast(t("actFailed"), "problem"),
  });
  const missing = (value: string) =>
    isTried && value.trim() === "" ? f("form.required") : undefined;
  const confirm = () => {
    setTried(true);
    if (receiver && why.trim() !== "") act.mutate();
  };
  return (
    <ConfirmDialog
      title={t("passOn.title")}
      confirm={t("passOn.act")}
      isBusy={act.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FirstField>
        <div className={styles.fields}>
          <Select
            label={t("passOn.to")}
            error={missing(chosen)}
            value={chosen}
            onChange={setChosen}
            options={receivers}
          />
          <TextArea
            label={t("passOn.why")}
            help={t("passOn.whyHelp")}
            error={missing(why)}
            maxLength={LONGEST}
            value={why}
            onChange={setWhy}
          />
        </div>
      </FirstField>
    </ConfirmDialog>
  );
}

/** Colleagues first, then the departments. */
function useReceivers() {
  const t = useTexts("desk_conversations");
  const { language: own } = useLanguage();
  const list = useQuery({
    queryKey: ["colleagues"],
    queryFn: () => ask("/colleagues", Colleagues),
  });
  return [
    ...(list.data?.colleagues ?? []).map(({ id, name }) => ({
      value: id,
      label: name,
      to: { staffId: id },
    })),
    ...departments.map((department) => ({
      value: department,
      label: t("passOn.department", { name: departmentNames[department][own] }),
      to: { department },
    })),
  ];
}
