import { useTexts } from "../core/i18n.tsx";
import { Button } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";

/** A screen that broke, inside a shell that did not. */
export function CrashNotice() {
  const t = useTexts("global");
  return (
    <Page title={t("crash.title")} width="narrow">
      <p>{t("crash.message")}</p>
      <Button onClick={() => location.reload()}>{t("crash.reload")}</Button>
    </Page>
  );
}
