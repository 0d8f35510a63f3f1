import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { useYearChoice } from "../parts/years/useYearChoice.ts";
import { Page } from "../ui/layout/Page.tsx";
import { YearTabs } from "../ui/tables/YearTabs.tsx";
import { InteractionList } from "./InteractionList.tsx";
import { YEARS } from "./interactions.ts";

export function InteractionsScreen() {
  const t = useTexts("interactions");
  const titles = useTexts("template");
  const today = useToday();
  const year = useYearChoice(today, YEARS);
  return (
    <Page title={titles("titles.interactions")} intro={t("intro")}>
      <YearTabs label={t("years")} parameter={year}>
        <InteractionList year={year} />
      </YearTabs>
    </Page>
  );
}
