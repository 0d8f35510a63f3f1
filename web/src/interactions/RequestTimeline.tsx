import { formatDate } from "@portal/model/dates.ts";
import { useTexts } from "../core/i18n.tsx";
import { Timeline } from "../ui/Timeline.tsx";
import type { Request } from "./interactions.ts";
import { stagesOf } from "./stages.ts";

/** The way of a request, with the day of each step. */
export function RequestTimeline({ request: { steps, reason } }: { request: Request }) {
  const t = useTexts("interactions");
  const isWaiting = steps.at(-1)?.status === "PENDING";
  const stages = stagesOf(steps);
  if (stages.length === 0) return null;
  return (
    <Timeline
      label={t("steps.label")}
      stages={stages.map(({ name, state, date }) => ({
        title: t(`steps.${name}`),
        state,
        ...(date !== undefined && { when: formatDate(date) }),
        ...(name === "REFUSED" && { note: reason }),
        ...(isWaiting && state === "current" && { note: t("steps.pending") }),
      }))}
    />
  );
}
