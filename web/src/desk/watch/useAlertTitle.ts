import type { Alert } from "@portal/model/desk/alerts.ts";
import { useTexts } from "../../core/language/i18n.tsx";

/** An alert in a sentence; what failed in a queue names the queue. */
export function useAlertTitle(): (alert: Alert) => string {
  const t = useTexts("desk_watch");
  return ({ name, queue }) => {
    const title = t(`alert.${name}.title`);
    return name === "PortalQueueFailed" && queue
      ? t("alerts.ofQueue", { queue: t(`queues.name.${queue}`), title })
      : title;
  };
}
