import type { ApprovalBatch } from "@portal/model/inbox/approvals-at-once.ts";
import Check from "lucide-react/icons/check";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useMemo, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { useCommands } from "../keyboard/commands.ts";
import { Key } from "../keyboard/Key.tsx";
import styles from "./ApproveBar.module.css";
import { useTypeName } from "./type-name.ts";
import { type Approvals, isWaiting } from "./useApprovals.ts";

/** Approves the selected requests with one press (Y), which Z undoes for ten seconds; then what became of each. */
export function ApproveBar({ approvals }: { approvals: Approvals }) {
  const { selected, batch } = approvals;
  useApproveKeys(approvals);
  if (isWaiting(batch) && batch) return <Counting batch={batch} approvals={approvals} />;
  return (
    <>
      {batch && <Outcome batch={batch} onDismiss={approvals.dismiss} />}
      {selected.size > 0 && <Selected approvals={approvals} />}
    </>
  );
}

function Selected({ approvals }: { approvals: Approvals }) {
  const t = useTexts("desk_inbox");
  const { selected, isBusy, approve, select } = approvals;
  return (
    <div className={styles.bar} role="group" aria-label={t("many.label")}>
      <p role="status">{t("many.selected", { count: selected.size })}</p>
      <BusyButton isBusy={isBusy} onClick={approve}>
        <Check size={18} aria-hidden="true" />
        {t("many.approve")}
        <Key letter="Y" />
      </BusyButton>
      <Button variant="quiet" onClick={() => select([])}>
        {t("many.clear")}
      </Button>
    </div>
  );
}

interface BatchProps {
  readonly batch: ApprovalBatch;
}

function Counting({ batch, approvals }: BatchProps & { approvals: Approvals }) {
  const t = useTexts("desk_inbox");
  const count = batch.rows.filter(({ state }) => state === "WAITING").length;
  return (
    <div className={styles.bar} role="group" aria-label={t("many.label")}>
      <p role="status">{t("many.waiting", { count })}</p>
      <span aria-hidden="true" className={styles.left}>
        {t("many.left", { seconds: batch.secondsLeft })}
      </span>
      <BusyButton variant="secondary" isBusy={approvals.isBusy} onClick={approvals.undo}>
        <Undo2 size={18} aria-hidden="true" />
        {t("many.undo")}
        <Key letter="Z" />
      </BusyButton>
      <NotApproved batch={batch} />
    </div>
  );
}

function Outcome({ batch, onDismiss }: BatchProps & { onDismiss: () => void }) {
  const t = useTexts("desk_inbox");
  const counted = (wanted: string) => batch.rows.filter(({ state }) => state === wanted).length;
  const [approved, undone] = [counted("APPROVED"), counted("UNDONE")];
  const isFine = approved + undone === batch.rows.length;
  return (
    <div className={styles.outcome}>
      <Notice kind={isFine ? "info" : "warning"}>
        {approved > 0 && <p>{t("many.approved", { count: approved })}</p>}
        {undone > 0 && <p>{t("many.undone", { count: undone })}</p>}
        <NotApproved batch={batch} />
        <Button variant="quiet" onClick={onDismiss}>
          {t("many.dismiss")}
        </Button>
      </Notice>
    </div>
  );
}

/** Row by row why a request was not approved. */
function NotApproved({ batch }: BatchProps) {
  const t = useTexts("desk_inbox");
  const typeName = useTypeName();
  const rows = batch.rows.filter(({ state }) => state === "FAILED" || state === "REFUSED");
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, type, person, problem, detail }) => (
        <li key={id}>
          <strong>{[typeName(type), person].filter(Boolean).join(", ")}</strong>{" "}
          {problem === null
            ? t("approve.refused", { reason: detail ?? "" })
            : t(`many.problem.${problem}`, { name: detail ?? "" })}
        </li>
      ))}
    </ul>
  );
}

function useApproveKeys({ approve, undo }: Approvals): void {
  const t = useTexts("desk_inbox");
  const acts = useRef({ approve, undo });
  useEffect(() => {
    acts.current = { approve, undo };
  });
  const [approveText, undoText] = [t("many.approve"), t("many.undo")];
  useCommands(
    useMemo(
      () => [
        { id: "approve many", label: approveText, key: "y", run: () => acts.current.approve() },
        { id: "undo many", label: undoText, key: "z", run: () => acts.current.undo() },
      ],
      [approveText, undoText],
    ),
  );
}
