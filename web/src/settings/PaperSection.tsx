import { type Correspondance, isPaperLocked } from "@portal/model/settings.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { patch, type RequestOptions } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { LeaveDialog } from "../ui/dialogs/LeaveDialog.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { useUndoToast } from "../parts/useUndoToast.ts";
import styles from "./SettingsScreen.module.css";

/** Letters on paper: chosen here, saved after a confirmation. */
export function PaperSection() {
  const t = useTexts("settings");
  const { profile, updateProfile } = usePortal();
  const [chosen, setChosen] = useState<Correspondance>(profile.correspondance);
  const [isAsking, setAsking] = useState(false);
  const isLocked = isPaperLocked(profile);
  const offerUndo = useUndoToast();
  const save = async (correspondance: Correspondance, options?: RequestOptions) => {
    await patch("/v1/extranaute", { correspondance }, options);
    updateProfile({ correspondance });
    setChosen(correspondance);
  };
  const change = useMutation({
    mutationFn: () => save(chosen),
    onSuccess: () =>
      offerUndo(t("paper.saved"), () => save(profile.correspondance, { silent: true })),
    onSettled: () => setAsking(false),
  });
  return (
    <Card className={styles.section}>
      <h2>{t("paper.title")}</h2>
      <RadioGroup
        label={t("paper.label")}
        help={isLocked ? t("paper.locked") : undefined}
        variant="card"
        disabled={isLocked}
        value={chosen}
        options={[
          {
            value: "PAPER",
            label: t("paper.yes"),
            // Invoices go to the address owner only.
            detail: t(profile.isAddressOwner ? "paper.yesDetail" : "paper.yesDetailAffiliate"),
          },
          { value: "DIGITAL", label: t("paper.no"), detail: t("paper.noDetail") },
        ]}
        onChange={(value) => value && setChosen(value)}
      />
      {!isLocked && (
        <div className={styles.actions}>
          <Button disabled={chosen === profile.correspondance} onClick={() => setAsking(true)}>
            {t("paper.save")}
            <VisuallyHidden> {t("paper.title")}</VisuallyHidden>
          </Button>
        </div>
      )}
      <LeaveDialog isNeeded={chosen !== profile.correspondance} />
      {isAsking && (
        <ConfirmDialog
          title={t("paper.confirmTitle")}
          confirm={t("paper.confirm")}
          isBusy={change.isPending}
          onConfirm={() => change.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t(chosen === "PAPER" ? "paper.confirmPaper" : "paper.confirmDigital")}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
