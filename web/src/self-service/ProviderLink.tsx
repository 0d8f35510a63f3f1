import { loadOwnConfiguration } from "../core/own-configuration.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";

/** The link to the insurer's website, if the installation has one. */
export function ProviderLink() {
  const t = useTexts("self_service");
  const { data } = useQuery({
    queryKey: ["public-configuration"],
    queryFn: loadOwnConfiguration,
  });
  const site = data?.externalLinks.website;
  return site ? <ExternalLink href={site}>{t("website")}</ExternalLink> : null;
}
