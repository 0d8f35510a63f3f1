import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { publicFlags } from "../core/public-flags.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { navigate, useLocation } from "../core/routing/router.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { CardOrder } from "./CardOrder.tsx";
import { ErrorCard } from "./ErrorCard.tsx";

/** Orders an insurance card without an account. A public page. */
export function InsuranceCardScreen() {
  const t = useTexts("self_service");
  const titles = useTexts("template");
  const { data: flags } = useSuspenseQuery(publicFlags);
  const isOpen = flags.has("SELF_SERVICE_INSURANCE_CARD");
  useAvailability(isOpen);
  return (
    <Page title={titles("titles.selfServiceInsuranceCard")} intro={t("intro")}>
      {isOpen ? <CardOrder /> : <ErrorCard name="UNAVAILABLE" />}
    </Page>
  );
}

/** The address contains the closed state only while the service is closed. */
function useAvailability(isOpen: boolean): void {
  const { path, search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.has("unavailable") !== isOpen) return;
    if (isOpen) query.delete("unavailable");
    else query.set("unavailable", "");
    const rest = query.toString().replace(/unavailable=(?=&|$)/, "unavailable");
    navigate(rest ? `${path}?${rest}` : path, { replace: true });
  }, [isOpen, path, search]);
}
