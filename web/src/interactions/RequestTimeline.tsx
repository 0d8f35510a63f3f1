import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Timeline } from "../ui/layout/Timeline.tsx";
import type { Request } from "./interactions.ts";
import { type RequestStage, stagesOf } from "./stages.ts";

/** The progress of a request, with the date of each step. */
export function RequestTimeline({ request }: { request: Request }) {
  const t = useTexts("interactions");
  const noteOf = useNotes(request);
  const stages = stagesOf(request.steps);
  if (stages.length === 0) return null;
  return (
    <Timeline
      label={t("steps.label")}
      stages={stages.map((stage) => ({
        title: t(isWithdrawn(request, stage) ? "steps.withdrawn" : `steps.${stage.name}`),
        state: stage.state,
        ...(stage.date !== undefined && { when: formatDate(stage.date) }),
        note: noteOf(stage),
      }))}
    />
  );
}

/** A withdrawn request is not shown as refused. */
function isWithdrawn({ withdrawn }: Request, { name }: RequestStage): boolean {
  return withdrawn && name === "REFUSED";
}

/** The reason of a refusal, the pending matter, and since when an old request is archived. */
function useNotes({ steps, reason }: Request) {
  const t = useTexts("interactions");
  const last = steps.at(-1);
  return ({ name, state }: RequestStage): string | null => {
    if (name === "REFUSED") return reason;
    if (state === "current" && last?.status === "PENDING") return t("steps.pending");
    if (name === "DONE" && last?.status === "ARCHIVED")
      return t("steps.archived", { date: formatDate(last.date) });
    return null;
  };
}
