import { formatDate, localTimeInZurich } from "@portal/model/calendar/dates.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { Plot } from "./plot/Plot.tsx";
import { signInsQuery } from "./watched.ts";

/** The refused sign-ins of each of the last hours, of customers and of staff. */
export function SignInsPlot() {
  const t = useTexts("desk_watch");
  const { language } = useLanguage();
  const counted = useQuery(signInsQuery);
  if (counted.isPending) return <ListSkeleton />;
  if (counted.isError && !counted.data)
    return <Failed text={t("failed")} onRetry={() => void counted.refetch()} />;
  const number = new Intl.NumberFormat(`${language}-CH`);
  return (
    <Plot
      title={t("signIns.title")}
      hint={t("signIns.hint")}
      pointName={t("signIns.hour")}
      data={{
        shape: "bars",
        series: [
          { name: t("signIns.customers"), tone: "first" },
          { name: t("signIns.staff"), tone: "second" },
        ],
        points: counted.data.hours.map(({ from, customers, staff }) => {
          const [day = "", time = ""] = localTimeInZurich(new Date(from)).split("T");
          return { tick: time, name: `${formatDate(day)}, ${time}`, values: [customers, staff] };
        }),
        format: (value) => number.format(value),
      }}
    />
  );
}
