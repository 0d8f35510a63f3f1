import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { logout } from "../../core/session/session.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { DemonstrationNotice } from "../DemonstrationNotice.tsx";
import { PlainScreen } from "./PlainScreen.tsx";

/** The whole portal for a customer who does not own the household's address while affiliate accounts are off. */
export function NonOwnerNotice() {
  const t = useTexts("global");
  const { phone } = useBrand();
  return (
    <PlainScreen title={t("nonOwner.title")} banner={<DemonstrationNotice />}>
      <p>{t("nonOwner.message")}</p>
      <p>{t("nonOwner.help", { phone })}</p>
      <Button onClick={logout}>{t("logout")}</Button>
    </PlainScreen>
  );
}
