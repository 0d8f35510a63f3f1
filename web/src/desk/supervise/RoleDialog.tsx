import type { StaffRole } from "@portal/model/desk/rights.ts";
import type { StaffMember } from "@portal/model/desk/staff.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import styles from "./Looks.module.css";
import { type Change, changes, rolesFor } from "./staff.ts";
import { useAskRole } from "./useAskRole.ts";

const [SHORTEST, LONGEST] = [3, 300];

interface RoleDialogProps {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

/** Asks for a role to be given or taken, and why. Nothing changes before a colleague approves. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const t = useTexts("desk_supervise");
  const desk = useTexts("desk");
  const [change, setChange] = useState<Change>("give");
  const [role, setRole] = useState<StaffRole>();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const act = useAskRole(onClose);
  const possible = rolesFor(person, change);
  const chosen = possible.find((one) => one === role);
  const isShort = reason.trim().length < SHORTEST;
  const send = () => {
    setTried(true);
    if (chosen && !isShort) act.mutate({ staffId: person.id, role: chosen, change, reason });
  };
  return (
    <ConfirmDialog
      title={t("staff.changeOf", { name: person.name })}
      confirm={t("staff.send")}
      isBusy={act.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("staff.fourEyes")}</p>
        <RadioGroup<Change>
          label={t("staff.what")}
          value={change}
          onChange={(value) => value !== "" && setChange(value)}
          options={changes.map((value) => ({ value, label: t(`staff.${value}`) }))}
        />
        {possible.length === 0 ? (
          <Notice kind="info">
            <p>{t(`staff.nothing.${change}`)}</p>
          </Notice>
        ) : (
          <RadioGroup<StaffRole>
            label={t("staff.role")}
            error={isTried && !chosen ? t("staff.roleMissing") : undefined}
            value={chosen ?? ""}
            onChange={(value) => value !== "" && setRole(value)}
            options={possible.map((value) => ({ value, label: desk(`role.${value}`) }))}
          />
        )}
        <TextArea
          label={t("staff.reason")}
          help={t("staff.reasonHelp")}
          error={isTried && isShort ? t("staff.reasonMissing") : undefined}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST}
        />
      </div>
    </ConfirmDialog>
  );
}
