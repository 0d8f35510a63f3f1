import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { Column } from "../ui/tables/table.ts";
import type { Interaction } from "./interactions.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { useRequestName } from "./useRequestName.ts";

export function useColumns(): Column<Interaction>[] {
  const t = useTexts("interactions");
  const nameOf = useRequestName();
  return [
    { id: "type", title: t("column.type"), cell: nameOf },
    {
      id: "date",
      title: t("column.date"),
      sortBy: ({ requestDate }) => requestDate,
      cell: ({ requestDate }) => <time dateTime={requestDate}>{formatDate(requestDate)}</time>,
      onPhone: "beside",
    },
    {
      id: "insured",
      title: t("column.insured"),
      cell: ({ concernedInsured }) => concernedInsured?.fullname ?? t("household"),
      onPhone: "below",
    },
    {
      id: "status",
      title: t("column.status"),
      cell: (interaction) => <StatusBadge request={interaction} />,
      onPhone: "belowEnd",
    },
  ];
}
