import {
  showsStatus,
  type ShownStatus,
  shownStatus,
} from "@portal/model/requests/request-words.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import type { Request } from "./interactions.ts";

const tones = { REQUEST: "quiet", IN_PROGRESS: "info", REFUSED: "bad", DONE: "done" } as const;

/** The status of a request; some types show none. */
export function StatusBadge({ request }: { request: Request & { children?: readonly Request[] } }) {
  const t = useTexts("interactions");
  const { type, steps, withdrawn, children = [] } = request;
  if ([request, ...children].some(hasOpenQuestion))
    return <Badge tone="warning">{t("question.badge")}</Badge>;
  if (!showsStatus(type)) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t("noStatus")}</VisuallyHidden>
      </>
    );
  }
  if (withdrawn) return <Badge tone="quiet">{t("status.withdrawn")}</Badge>;
  const status: ShownStatus | undefined = shownStatus(steps.at(-1)?.status ?? "");
  if (!status) return <Badge tone="quiet">{t("status.unknown")}</Badge>;
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

function hasOpenQuestion({ questions }: Request): boolean {
  return questions.some(({ isOpen }) => isOpen);
}
