import { useTexts } from "../../core/language/i18n.tsx";
import { useReload } from "../../core/errors/reload.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Page } from "../../ui/layout/Page.tsx";

/** A crashed screen, inside an intact shell. */
export function CrashNotice() {
  const t = useTexts("global");
  const { reload, isUnreachable } = useReload();
  return (
    <Page title={t("crash.title")} width="narrow">
      <Notice kind="error">
        <p>{t("crash.message")}</p>
        {isUnreachable && <p>{t("crash.unreachable")}</p>}
        <Button onClick={reload}>{t("crash.reload")}</Button>
      </Notice>
    </Page>
  );
}
