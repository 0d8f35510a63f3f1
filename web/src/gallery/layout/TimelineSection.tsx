import { Timeline } from "../../ui/layout/Timeline.tsx";
import styles from "../Gallery.module.css";
import { State } from "../State.tsx";

export function TimelineSection() {
  return (
    <div className={styles.two}>
      <State name="Under way">
        <Timeline
          label="A request under way"
          stages={[
            { title: "Received", state: "done", when: "12.11.2026" },
            { title: "In review", state: "current", note: "We answer within three days." },
            { title: "Confirmed", state: "coming", when: "by 18.11.2026" },
          ]}
        />
      </State>
      <State name="Refused">
        <Timeline
          label="A request refused"
          stages={[
            { title: "Received", state: "done", when: "02.11.2026" },
            { title: "In review", state: "done", when: "03.11.2026" },
            { title: "Refused", state: "refused", when: "05.11.2026", note: "A proof is missing." },
          ]}
        />
      </State>
    </div>
  );
}
