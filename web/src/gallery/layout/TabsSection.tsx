import { oneOf, useSearch, yearChoice } from "../../core/routing/search.ts";
import { useToday } from "../../core/today.ts";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { YearTabs } from "../../ui/tables/YearTabs.tsx";
import { State } from "../State.tsx";

const tab = oneOf("tab", ["overview", "details", "history"]);
const titles = { overview: "Overview", details: "Details", history: "History" };

export function TabsSection() {
  const { get } = useSearch();
  const year = yearChoice(useToday());
  return (
    <>
      <State name="Default, kept in the address">
        <Tabs label="Parts" parameter={tab} titleOf={(value) => titles[value]}>
          <p>{titles[get(tab)]} is shown.</p>
        </Tabs>
      </State>
      <State name="Years, from the current one back to 2016">
        <YearTabs label="Year" parameter={year}>
          <p>What happened in {get(year)}.</p>
        </YearTabs>
      </State>
    </>
  );
}
