import { todayInZurich } from "@portal/model/dates.ts";
import { useState } from "react";
import { useTexts } from "../core/i18n.tsx";
import { yearChoice } from "../core/search.ts";
import { Page } from "../ui/Page.tsx";
import { YearTabs } from "../ui/YearTabs.tsx";
import { InteractionList } from "./InteractionList.tsx";
import { YEARS } from "./interactions.ts";

export function InteractionsScreen() {
  const t = useTexts("interactions");
  const titles = useTexts("template");
  const [today] = useState(() => todayInZurich(new Date()));
  const year = yearChoice(today, { count: YEARS });
  return (
    <Page title={titles("titles.interactions")} intro={t("intro")}>
      <YearTabs label={t("years")} parameter={year}>
        <InteractionList year={year} />
      </YearTabs>
    </Page>
  );
}
