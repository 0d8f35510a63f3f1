import { type ShownStatus, shownStatus } from "@portal/model/requests/request-words.ts";
import type { Stage } from "../ui/layout/Timeline.tsx";
import type { Request } from "./interactions.ts";

export interface RequestStage {
  readonly name: ShownStatus | "answer";
  readonly state: Stage["state"];
  readonly date?: string;
}

/** The stages of a request: past, current and next. Archiving is no stage. */
export function stagesOf(steps: Request["steps"]): RequestStage[] {
  const seen: { name: ShownStatus; date: string }[] = [];
  for (const { status, date } of steps) {
    const name = status === "ARCHIVED" ? undefined : shownStatus(status);
    if (name && !seen.some((one) => one.name === name)) seen.push({ name, date });
  }
  const last = seen.at(-1)?.name;
  const isOpen = last === "REQUEST" || last === "IN_PROGRESS";
  const past = seen.map(({ name, date }): RequestStage => {
    if (name === "REFUSED") return { name, date, state: "refused" };
    return { name, date, state: isOpen && name === last ? "current" : "done" };
  });
  if (!isOpen) return past;
  const treatment = last === "REQUEST" ? [{ name: "IN_PROGRESS", state: "coming" } as const] : [];
  return [...past, ...treatment, { name: "answer", state: "coming" }];
}
