import { useTexts } from "../../core/language/i18n.tsx";
import { RoomOfPages } from "../layout/RoomOfPages.tsx";
import { ExportsPane } from "./ExportsPane.tsx";
import { KnownPeoplePane } from "./KnownPeoplePane.tsx";
import { LooksPane } from "./LooksPane.tsx";
import { StaffPane } from "./StaffPane.tsx";

/** Who looked at what and why, who has which role, and the audit for the auditor. */
export function SuperviseScreen() {
  const t = useTexts("desk_supervise");
  return (
    <RoomOfPages
      title={t("title")}
      label={t("pages")}
      pages={[
        { path: "/supervise", text: t("page.looks"), pane: LooksPane },
        { path: "/supervise/known-people", text: t("page.known"), pane: KnownPeoplePane },
        { path: "/supervise/staff", text: t("page.staff"), pane: StaffPane },
        { path: "/supervise/exports", text: t("page.exports"), pane: ExportsPane },
      ]}
    />
  );
}
