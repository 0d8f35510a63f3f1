import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import type { Sending } from "./useSending.ts";

/** The reason why nothing was sent, and the next step. */
export function Outcome({ sending: { outcome, close } }: { sending: Sending }) {
  const t = useTexts("contract_changes");
  if (!outcome) return null;
  if (outcome === "outdated") {
    return (
      <OutcomeDialog outcome="error" title={t("outcome.outdated.title")} onClose={close}>
        <p>{t("outcome.outdated.text")}</p>
      </OutcomeDialog>
    );
  }
  return (
    <OutcomeDialog
      outcome="error"
      title={t("outcome.conflict.title")}
      onClose={close}
      action={<LinkButton to={paths.interactions.path}>{t("outcome.toRequests")}</LinkButton>}
    >
      <p>{t("outcome.conflict.text")}</p>
    </OutcomeDialog>
  );
}
