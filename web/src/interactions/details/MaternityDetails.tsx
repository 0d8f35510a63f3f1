import { formatDate } from "@portal/model/calendar/dates.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

export function MaternityDetails({ type, date }: DetailsOf<"maternity">) {
  const codes = useCodes();
  return (
    <Facts>
      <Fact label={codes.maternity(type)}>{formatDate(date)}</Fact>
    </Facts>
  );
}
