import { useEffect } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigateWhenReachable } from "../../core/session/session.ts";
import { Button } from "../../ui/layout/Button.tsx";
import { PlainScreen } from "./PlainScreen.tsx";

/** Signed out in this browser while offline: it continues once the network is back. */
export function LeftScreen({ address }: { address: string }) {
  const t = useTexts("global");
  useEffect(() => {
    const go = () => navigateWhenReachable(address);
    addEventListener("online", go);
    return () => removeEventListener("online", go);
  }, [address]);
  return (
    <PlainScreen title={t("left.title")}>
      <p>{t("left.text")}</p>
      <Button onClick={() => navigateWhenReachable(address)}>{t("retry")}</Button>
    </PlainScreen>
  );
}
