import { useTexts } from "../../core/language/i18n.tsx";
import { RoomOfPages } from "../layout/RoomOfPages.tsx";
import { FailuresPane } from "./FailuresPane.tsx";
import { OverviewPane } from "./OverviewPane.tsx";
import { RequestsPane } from "./RequestsPane.tsx";

/** What the jobs do and how the work goes: a page of figures each. */
export function WatchScreen() {
  const t = useTexts("desk_watch");
  return (
    <RoomOfPages
      title={t("title")}
      label={t("pages")}
      pages={[
        { path: "/watch", text: t("page.overview"), pane: OverviewPane },
        { path: "/watch/requests", text: t("page.requests"), pane: RequestsPane },
        { path: "/watch/failures", text: t("page.failures"), pane: FailuresPane },
      ]}
    />
  );
}
