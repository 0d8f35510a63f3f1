import { formatDate } from "@portal/model/calendar/dates.ts";
import { useQuery } from "@tanstack/react-query";
import { type Translate, useTexts } from "../../core/language/i18n.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { dueOf } from "../../parts/due/due.ts";
import { francs } from "../../core/language/francs.ts";
import { homeQuery } from "../home.ts";
import { type Lead, leadOf } from "./lead.ts";

/** One true sentence about what presses, or about the year of the main insured. */
export function LeadLine({ today }: { today: string }) {
  const t = useTexts("homepage");
  const { data: home, isPending } = useQuery({ ...homeQuery, retryOnMount: false });
  if (isPending) return <Skeleton width="24em" />;
  const main = home?.insureds.find(({ partPrincipal }) => partPrincipal);
  const due = dueOf(home?.invoicesToPay ?? [], today);
  return said(leadOf(main?.contribution, due, home?.openInvoices), t);
}

function said(lead: Lead, t: Translate<"homepage">): string {
  switch (lead.kind) {
    case "late":
      return t("lead.late", { count: lead.count, date: formatDate(lead.date) });
    case "dueSoon":
      return t("lead.dueSoon", { count: lead.days });
    case "reached":
      return t("lead.reached", { year: lead.year });
    case "dueToday":
    case "plain":
      return t(`lead.${lead.kind}`);
    case "deductible":
    case "coinsurance":
    case "coinsuranceOnly":
      return t(`lead.${lead.kind}`, { year: lead.year, amount: francs(lead.francs) });
  }
}
