import CalendarDays from "lucide-react/icons/calendar-days";
import Shield from "lucide-react/icons/shield";
import Stethoscope from "lucide-react/icons/stethoscope";
import { useTexts } from "../core/language/i18n.tsx";
import { CallUs } from "../parts/wizard/CallUs.tsx";
import frame from "../parts/wizard/Wizard.module.css";

const needed = { doctor: Stethoscope, dates: CalendarDays, insurers: Shield } as const;

/** The data to have ready, and the phone number. */
export function Side() {
  const t = useTexts("accident");
  return (
    <>
      <section>
        <h2>{t("side.title")}</h2>
        <ul className={frame.hand}>
          {(["doctor", "dates", "insurers"] as const).map((what) => {
            const Icon = needed[what];
            return (
              <li key={what}>
                <Icon size={18} aria-hidden="true" />
                {t(`side.${what}`)}
              </li>
            );
          })}
        </ul>
      </section>
      <CallUs />
    </>
  );
}
