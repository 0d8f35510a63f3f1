import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { paths } from "../core/routing/paths.ts";
import { navigate } from "../core/routing/router.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Button } from "../ui/layout/Button.tsx";

/** Shown if no declaration is possible for any person on the account; links home. */
export function AccessDenied() {
  const t = useTexts("maternity");
  const { phone } = useBrand();
  const leave = () => navigate(paths.home.path);
  return (
    <>
      <EmptyState picture="people" title={t("denied.title")}>
        {t("denied.text")}
      </EmptyState>
      <Dialog
        title={t("denied.title")}
        onClose={leave}
        actions={<Button onClick={leave}>{t("denied.home")}</Button>}
      >
        <p>{t("denied.text")}</p>
        <p>{t("denied.question", { phone })}</p>
      </Dialog>
    </>
  );
}
