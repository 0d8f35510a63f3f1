import { daysBetween } from "@portal/model/calendar/calendar.ts";
import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { knownType } from "@portal/model/requests/request-words.ts";
import { francs } from "../../core/language/francs.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import type { Recommendation } from "./recommendations.ts";

export interface RecommendationTexts {
  readonly title: string;
  readonly detail: string;
  /** How near it is, or since when. */
  readonly when: string;
}

export function useRecommendationTexts(
  today: string,
): (recommendation: Recommendation) => RecommendationTexts {
  const t = useTexts("now");
  const requests = useTexts("interactions");
  const left = (day: string) => {
    const count = daysBetween(today, day);
    if (count <= 0) return t("today");
    return count === 1 ? t("tomorrow") : t("days", { count });
  };
  return (one) => {
    switch (one.kind) {
      case "reply": {
        const { name, subject } = one;
        return {
          title: name ? t("reply.by", { name }) : t("reply.byUs"),
          detail: t("reply.subject", { subject }),
          when: instant(one.at),
        };
      }
      case "request":
        return {
          title: t("request.title"),
          detail: requests(`type.${knownType(one.type) ?? "unknown"}`),
          when: t("request.since", { date: formatDate(one.since) }),
        };
      case "question":
        return {
          title: t("question.title"),
          detail: requests(`type.${knownType(one.type) ?? "unknown"}`),
          when: left(one.by),
        };
      case "refund": {
        const values = { amount: francs(one.amount), date: formatDate(one.on) };
        return {
          title: t("refund", values),
          detail: `${one.provider} · ${one.firstname}`,
          when: left(one.on),
        };
      }
      case "deductible":
        return {
          title: t("deductible.title", { year: one.year, date: formatDate(one.by) }),
          detail: t("deductible.else"),
          when: left(one.by),
        };
      case "draft":
        return {
          title: t("draft.title", { form: t(`draft.form.${one.form}`) }),
          detail: t("draft.until", { date: formatDate(one.by) }),
          when: left(one.by),
        };
    }
  };

  function instant(at: string): string {
    const day = todayInZurich(new Date(at));
    const time = timeInZurich(new Date(at));
    return day === today ? t("reply.today", { time }) : formatDate(day);
  }
}
