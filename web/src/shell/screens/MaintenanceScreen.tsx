import { useTexts } from "../../core/language/i18n.tsx";
import { MaintenanceText } from "../../ui/feedback/MaintenanceText.tsx";
import { DemonstrationNotice } from "../DemonstrationNotice.tsx";
import { PlainScreen } from "./PlainScreen.tsx";

/** Shown during maintenance, whichever response told it. */
export function MaintenanceScreen({ endDate }: { endDate: string | null }) {
  const t = useTexts("global");
  return (
    <PlainScreen title={t("maintenance.title")} banner={<DemonstrationNotice />}>
      <MaintenanceText endDate={endDate} />
    </PlainScreen>
  );
}
