import type { DunningPreview } from "@portal/model/desk/books/dunning.ts";
import { formatChf } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useMay } from "../../session.ts";
import styles from "../Books.module.css";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useSimpleAct } from "../useSimpleAct.ts";

/** Whether the letters of a day wait for their release, and the release of today's. */
export function ReleaseRun({ preview }: { preview: DunningPreview }) {
  const t = useTexts("desk_books");
  const mayRelease = useMay("books");
  const maySupervise = useMay("supervise");
  const [open, setOpen] = useState<"release" | "setting">();
  const { needsRelease, releasedBy, isToday } = preview;
  const close = () => setOpen(undefined);
  const isReleasable = mayRelease && needsRelease && isToday && releasedBy === null;
  return (
    <Card className={styles.card}>
      <p>{wordsFor()}</p>
      <div className={styles.acts}>
        {isReleasable && <Button onClick={() => setOpen("release")}>{t("dunning.release")}</Button>}
        {maySupervise && (
          <Button variant="secondary" onClick={() => setOpen("setting")}>
            {t(needsRelease ? "dunning.setAutomatic" : "dunning.setReleased")}
          </Button>
        )}
      </div>
      {open === "release" && <ReleaseDialog preview={preview} onClose={close} />}
      {open === "setting" && <SettingDialog needsRelease={!needsRelease} onClose={close} />}
    </Card>
  );

  function wordsFor(): string {
    if (!needsRelease) return t("dunning.automatic");
    return releasedBy === null ? t("dunning.waits") : t("dunning.released", { name: releasedBy });
  }
}

interface DialogProps {
  readonly onClose: () => void;
}

function ReleaseDialog({ preview, onClose }: DialogProps & { preview: DunningPreview }) {
  const t = useTexts("desk_books");
  const act = useSimpleAct({ done: t("dunning.isReleased"), onDone: onClose });
  const { count, amount } = preview;
  return (
    <ConfirmDialog
      title={t("dunning.release")}
      confirm={t("dunning.release")}
      isBusy={act.isPending}
      onConfirm={() => act.mutate({ path: "dunning/release", body: { count, amount } })}
      onClose={onClose}
    >
      <p>{t("dunning.releaseText", { count, amount: formatChf(amount) })}</p>
    </ConfirmDialog>
  );
}

function SettingDialog({ needsRelease, onClose }: DialogProps & { needsRelease: boolean }) {
  const t = useTexts("desk_books");
  const act = useSimpleAct({ done: t("dunning.isSet"), onDone: onClose });
  const title = t(needsRelease ? "dunning.setReleased" : "dunning.setAutomatic");
  return (
    <ReasonDialog
      title={title}
      text={t(needsRelease ? "dunning.waits" : "dunning.automatic")}
      confirm={title}
      isBusy={act.isPending}
      onConfirm={(reason) =>
        act.mutate({ path: "dunning/setting", method: "PUT", body: { needsRelease, reason } })
      }
      onClose={onClose}
    />
  );
}
