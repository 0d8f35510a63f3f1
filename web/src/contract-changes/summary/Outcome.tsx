import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import buttons from "../../ui/layout/Button.module.css";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import type { Sending } from "./useSending.ts";

/** How the sending went, and where it goes on. */
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
  const isSent = outcome !== "conflict";
  return (
    <OutcomeDialog
      outcome={isSent ? "success" : "error"}
      title={t(`outcome.${outcome}.title`)}
      onClose={close}
      action={<Ways isSent={isSent} />}
    >
      <p>{t(`outcome.${outcome}.text`)}</p>
      {isSent && <p>{t("outcome.withdraw")}</p>}
    </OutcomeDialog>
  );
}

function Ways({ isSent }: { isSent: boolean }) {
  const t = useTexts("contract_changes");
  return (
    <>
      {isSent && (
        <Link to={paths.contract.path} className={`${buttons.button} ${buttons.secondary}`}>
          {t("outcome.toContracts")}
        </Link>
      )}
      <LinkButton to={paths.interactions.path}>{t("outcome.toRequests")}</LinkButton>
    </>
  );
}
