import { MOST_UNANSWERED } from "@portal/model/contact/conversations.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { paths } from "../core/routing/paths.ts";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import { conversationPath } from "./conversations.ts";

/** The reason why a valid message was refused. */
export type Refusal =
  | { readonly kind: "asked"; readonly conversation: string | undefined }
  | { readonly kind: "reported"; readonly conversation: string | undefined }
  | { readonly kind: "repeated" }
  | { readonly kind: "locked" };

/** The typed message is kept; the dialog offers the next step. */
export function RefusalDialog({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  const t = useTexts("conversations");
  const { phone } = useBrand();
  const { kind } = refusal;
  const to =
    (kind === "asked" || kind === "reported") && refusal.conversation
      ? conversationPath(refusal.conversation)
      : paths.messages.path;
  return (
    <OutcomeDialog
      outcome="error"
      title={t(`refused.${kind}.title`)}
      onClose={onClose}
      action={kind !== "repeated" && <LinkButton to={to}>{t(`refused.${kind}.action`)}</LinkButton>}
    >
      {kind === "locked" && <p>{t("refused.locked.text", { count: MOST_UNANSWERED, phone })}</p>}
      {kind === "asked" && <p>{t("refused.asked.text")}</p>}
      {kind === "reported" && <p>{t("refused.reported.text")}</p>}
      {kind === "repeated" && <p>{t("refused.repeated.text")}</p>}
    </OutcomeDialog>
  );
}
