import { draftDays } from "@portal/model/portal/drafts.ts";
import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { Button } from "../ui/layout/Button.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import type { FormDraft } from "../core/forms/drafts.ts";
import { useTexts } from "../core/language/i18n.tsx";

/** Shows that a draft was restored, and asks the customer before they leave with changes. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  const t = useTexts("forms");
  const { keptAt, discard } = draft;
  const kept = keptAt === undefined ? undefined : new Date(keptAt);
  return (
    <>
      {kept && (
        <Notice kind="info">
          <p role="status">
            {t("form.draft.kept", {
              date: formatDate(todayInZurich(kept)),
              time: timeInZurich(kept),
            })}
          </p>
          <Button variant="secondary" onClick={discard}>
            {t("form.draft.discard")}
          </Button>
        </Notice>
      )}
      <LeavingDialog draft={draft} />
    </>
  );
}

function LeavingDialog({ draft: { leaving, isSafe } }: { draft: FormDraft }) {
  const t = useTexts("forms");
  if (leaving.wanted === undefined) return null;
  return (
    <ConfirmDialog
      title={t("form.draft.leaveTitle")}
      confirm={t("form.draft.leave")}
      onConfirm={leaving.leave}
      onClose={leaving.stay}
    >
      <p>{isSafe() ? t("form.draft.leaveKept", { days: draftDays }) : t("form.draft.leaveLost")}</p>
    </ConfirmDialog>
  );
}
