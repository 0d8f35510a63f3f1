import { useTexts } from "../core/i18n.tsx";
import { Button } from "../ui/Button.tsx";
import { PlainScreen } from "./PlainScreen.tsx";

export function CrashScreen() {
  const t = useTexts("global");
  return (
    <PlainScreen title={t("crash.title")}>
      <p>{t("crash.message")}</p>
      <Button onClick={() => location.reload()}>{t("crash.reload")}</Button>
    </PlainScreen>
  );
}
