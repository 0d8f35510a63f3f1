import { fullDate } from "@portal/model/calendar/full-dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { Notice } from "./Notice.tsx";

/** What customers read while the portal is closed for work, without the title. */
export function MaintenanceText({ endDate }: { endDate: string | null }) {
  const t = useTexts("global");
  const { phone } = useBrand();
  const { language } = useLanguage();
  const when = endDate ? inWords(endDate, language) : undefined;
  return (
    <>
      <p>{t("maintenance.message")}</p>
      {when && (
        <Notice kind="info">
          <p>{t("maintenance.until", { when })}</p>
        </Notice>
      )}
      <p>{t("maintenance.urgent", { phone })}</p>
    </>
  );
}

/** A date, or a time in Switzerland; nothing if it is invalid. */
function inWords(endDate: string, language: Language): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(endDate);
  const moment = new Date(isDay ? `${endDate}T12:00:00Z` : endDate);
  if (Number.isNaN(moment.getTime())) return undefined;
  return fullDate(moment, language, { timeZone: "Europe/Zurich", withTime: !isDay });
}
