import { formatChf, rappenOf } from "@portal/model/money.ts";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../core/i18n.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { homeQuery } from "./home.ts";
import { leadOf } from "./lead.ts";

/** One true sentence about the year of the main insured. */
export function LeadLine() {
  const t = useTexts("homepage");
  const { data: home, isPending } = useQuery({ ...homeQuery, retryOnMount: false });
  if (isPending) return <Skeleton width="24em" />;
  const lead = leadOf(home?.insureds.find(({ partPrincipal }) => partPrincipal)?.contribution);
  if (lead.kind === "plain") return t("lead.plain");
  if (lead.kind === "reached") return t("lead.reached", { year: lead.year });
  // The amount stays on one line.
  const amount = formatChf(rappenOf(lead.francs)).replace(" ", "\u00a0");
  return t(`lead.${lead.kind}`, { year: lead.year, amount });
}
