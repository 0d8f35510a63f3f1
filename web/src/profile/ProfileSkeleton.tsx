import { Card } from "../ui/layout/Card.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Waiting } from "../ui/feedback/Waiting.tsx";
import person from "./PersonSection.module.css";
import stack from "../ui/layout/Stack.module.css";
import styles from "./ProfileScreen.module.css";

const facts = ["number", "birthDate", "sex", "country"];

/** The skeleton of a name and its facts. */
export function PersonSkeleton() {
  return (
    <Waiting>
      <Card>
        <Skeleton width="40%" height="28px" />
        <div className={person.facts}>
          {facts.map((fact) => (
            <Skeleton key={fact} width="80%" height="46px" />
          ))}
        </div>
        <Skeleton width="70%" height="18px" />
      </Card>
    </Waiting>
  );
}

/** The skeleton: two cards side by side, each with two entries. */
export function TabSkeleton() {
  return (
    <Waiting>
      <div className={styles.columns}>
        {["one", "other"].map((card) => (
          <Card key={card}>
            <div className={stack.gap4}>
              <Skeleton width="40%" height="28px" />
              <Skeleton height="72px" />
              <Skeleton height="72px" />
            </div>
          </Card>
        ))}
      </div>
    </Waiting>
  );
}
