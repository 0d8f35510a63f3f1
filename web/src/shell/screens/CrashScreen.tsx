import { useTexts } from "../../core/language/i18n.tsx";
import { useReload } from "../../core/errors/reload.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { PlainScreen } from "./PlainScreen.tsx";

export function CrashScreen() {
  const t = useTexts("global");
  const { reload, isUnreachable } = useReload();
  return (
    <PlainScreen title={t("crash.title")}>
      <p>{t("crash.message")}</p>
      {isUnreachable && <p role="alert">{t("crash.unreachable")}</p>}
      <Button onClick={reload}>{t("crash.reload")}</Button>
    </PlainScreen>
  );
}
