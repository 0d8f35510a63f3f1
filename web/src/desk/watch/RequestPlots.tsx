import { formatDate } from "@portal/model/calendar/dates.ts";
import type { RequestDay, RequestFigures } from "@portal/model/desk/request-figures.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Plot } from "./plot/Plot.tsx";
import { useDurations } from "./useDurations.ts";
import styles from "./Watch.module.css";

/** The figures of all days together, and the plots of each day. */
export function RequestPlots({ figures }: { figures: RequestFigures }) {
  const t = useTexts("desk_watch");
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(`${language}-CH`);
  const { days } = figures;
  const durations = useDurations(Math.max(0, ...days.map(({ slowSeconds }) => slowSeconds ?? 0)));
  const inUnit = (seconds: number | null) => (seconds === null ? null : durations.of(seconds));
  return (
    <>
      <Totals figures={figures} />
      <Plot
        title={t("requests.perDay")}
        hint={t("requests.perDayHint")}
        pointName={t("requests.day")}
        data={{
          shape: "bars",
          series: [
            { name: t("requests.received"), tone: "first" },
            { name: t("requests.decided"), tone: "second" },
          ],
          points: days.map((day) => ({ ...namesOf(day), values: [day.received, day.decided] })),
          format: (value) => number.format(value),
        }}
      />
      <Plot
        title={t("requests.speed")}
        hint={t("requests.speedHint")}
        pointName={t("requests.day")}
        data={{
          shape: "lines",
          series: [
            { name: t("requests.median"), tone: "first" },
            { name: t("requests.slow"), tone: "second" },
          ],
          points: days.map((day) => ({
            ...namesOf(day),
            values: [inUnit(day.medianSeconds), inUnit(day.slowSeconds)],
          })),
          format: durations.format,
        }}
      />
    </>
  );
}

function namesOf({ day }: RequestDay): { tick: string; name: string } {
  const name = formatDate(day);
  return { tick: name.slice(0, 6), name };
}

function Totals({ figures }: { figures: RequestFigures }) {
  const t = useTexts("desk_watch");
  const { language } = useLanguage();
  const { received, decided, medianSeconds, slowSeconds, inTime } = figures;
  const number = new Intl.NumberFormat(`${language}-CH`);
  const percent = new Intl.NumberFormat(`${language}-CH`, { style: "percent" });
  const one = useDurations(medianSeconds ?? 0);
  const slow = useDurations(slowSeconds ?? 0);
  const facts = [
    [t("requests.received"), number.format(received)],
    [t("requests.decided"), number.format(decided)],
    [t("requests.median"), medianSeconds === null ? "–" : one.format(one.of(medianSeconds))],
    [t("requests.slow"), slowSeconds === null ? "–" : slow.format(slow.of(slowSeconds))],
    [t("requests.inTime"), inTime === null ? "–" : percent.format(inTime)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
