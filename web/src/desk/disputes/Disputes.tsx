import { formatDate } from "@portal/model/calendar/dates.ts";
import { correctionData } from "@portal/model/codes.ts";
import type { DisputedDatum } from "@portal/model/desk/disputes.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";

/** What a person disputes of their data; nothing where they dispute nothing. */
export function Disputes({ disputes }: { disputes: readonly DisputedDatum[] }) {
  const t = useTexts("desk");
  const requestTexts = useTexts("interactions");
  if (disputes.length === 0) return null;
  return (
    <Notice kind="warning">
      {disputes.map(({ datum, notedOn }) => {
        const known = correctionData.find((one) => one === datum) ?? "OTHER";
        return (
          <p key={datum}>
            {t("disputed", { datum: requestTexts(`datum.${known}`), day: formatDate(notedOn) })}
          </p>
        );
      })}
    </Notice>
  );
}
