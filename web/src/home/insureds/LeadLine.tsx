import { useQuery } from "../../core/http/useQuery.ts";
import { type Translate, useTexts } from "../../core/language/i18n.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { francs } from "../../core/language/francs.ts";
import { homeQuery } from "../home.ts";
import { type Lead, leadOf } from "./lead.ts";

/** A sentence about the main insured's year, for a customer without invoices. */
export function LeadLine() {
  const t = useTexts("now");
  const { data: home, isPending } = useQuery({ ...homeQuery, retryOnMount: false });
  if (isPending) return <Skeleton width="24em" />;
  const main = home?.insureds.find(({ partPrincipal }) => partPrincipal);
  return leadText(leadOf(main?.contribution), t);
}

function leadText(lead: Lead, t: Translate<"now">): string {
  switch (lead.kind) {
    case "reached":
      return t("lead.reached", { year: lead.year });
    case "plain":
      return t("lead.plain");
    case "deductible":
    case "coinsurance":
    case "coinsuranceOnly":
      return t(`lead.${lead.kind}`, { year: lead.year, amount: francs(lead.francs) });
  }
}
