import { LEGAL_YEARS } from "@portal/model/my-data.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import type { Held } from "./rights.ts";

const MONTHS_A_YEAR = 12;

/** How long a category is kept, in words. */
export function useKeptTime(): (held: Held) => string {
  const t = useTexts("my_data");
  return ({ keeping, months, days }) => {
    switch (keeping) {
      case "ACCOUNT":
        return t("keeping.ACCOUNT");
      case "CONTRACT":
        return t("keeping.CONTRACT", { count: LEGAL_YEARS });
      case "LAW":
        return t("keeping.LAW", { count: LEGAL_YEARS });
      case "DAYS":
        return t("keeping.days", { count: days ?? 0 });
      case "RULE":
        return (months ?? 0) % MONTHS_A_YEAR === 0
          ? t("keeping.years", { count: (months ?? 0) / MONTHS_A_YEAR })
          : t("keeping.months", { count: months ?? 0 });
      default:
        return keeping satisfies never;
    }
  };
}
