import type { PublicConfiguration } from "@portal/model/portal/client.ts";
import { useQuery } from "@tanstack/react-query";
import { get } from "../core/http/api.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { configurationPath } from "../core/portal-requests.ts";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";

/** The way to the insurer's own site, where an installation names it. */
export function ProviderLink() {
  const t = useTexts("self_service");
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ["public-configuration"],
    queryFn: () => get<PublicConfiguration>(configurationPath, { silent: true, anonymous: true }),
  });
  const site = data?.externalLinks.website?.[language];
  return site ? <ExternalLink href={site}>{t("website")}</ExternalLink> : null;
}
