import { Card } from "../../ui/layout/Card.tsx";
import { Meter } from "../../ui/feedback/Meter.tsx";
import styles from "../Gallery.module.css";
import { State } from "../State.tsx";

const meters = [
  { name: "Empty", percent: 0, tone: "lake" },
  { name: "Under way", percent: 34, tone: "lake" },
  { name: "Full", percent: 100, tone: "teal" },
] as const;

export function MeterSection() {
  return (
    <div className={styles.two}>
      {meters.map(({ name, percent, tone }) => (
        <State key={name} name={name}>
          <Card>
            <Meter
              label={`Deductible, ${name.toLowerCase()}`}
              total="CHF 2'500.00"
              percent={percent}
              percentText={`${percent} %`}
              tone={tone}
            >
              <span>Paid {percent} %</span>
              <span>Left {100 - percent} %</span>
            </Meter>
          </Card>
        </State>
      ))}
    </div>
  );
}
