import type { Deeplink } from "@portal/model/portal/client.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useEnvironment } from "../../core/environment.ts";
import { get } from "../../core/http/api.ts";
import { deeplinkOutcome } from "../../core/routing/deeplinks.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { mobileSystem } from "../../core/mobile.ts";
import { usePortal } from "../../core/portal.tsx";
import { Redirect, useLocation } from "../../core/routing/router.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

/** An address without a screen: one of the mobile app, or an unknown one. */
export function UnknownScreen() {
  const { path } = useLocation();
  const { externalLinks } = usePortal().configuration;
  const { data: deeplinks } = useSuspenseQuery({ queryKey: ["deeplinks"], queryFn: loadDeeplinks });
  const system = mobileSystem(useEnvironment().device().userAgent);
  const outcome = deeplinkOutcome(path, deeplinks, { system, externalLinks });
  if (outcome.kind === "home") return <Redirect to="/?displayAlert=availableGmapp" />;
  if (outcome.kind === "store") return <StoreLoader url={outcome.url} />;
  return <NotFoundScreen />;
}

/** If the list cannot be loaded, every address counts as unknown. */
async function loadDeeplinks(): Promise<readonly Deeplink[]> {
  const answer = get<{ deeplinks: Deeplink[] }>("/v1/deeplinks", { silent: true });
  return answer.then(({ deeplinks }) => deeplinks).catch(() => []);
}

function StoreLoader({ url }: { url: string }) {
  const t = useTexts("welcome");
  useEffect(() => location.assign(url), [url]);
  return (
    <div role="status">
      <VisuallyHidden>{t("deeplink.loading")}</VisuallyHidden>
      <ListSkeleton />
    </div>
  );
}
