import { useState } from "react";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stepper } from "../../ui/layout/Stepper.tsx";
import styles from "../Gallery.module.css";
import { State } from "../State.tsx";

const steps = ["Choice", "Change", "Summary", "Signature"];

export function StepperSection() {
  return (
    <>
      <State name="Horizontal">
        <Walk direction="horizontal" />
      </State>
      <State name="Vertical">
        <Walk direction="vertical" />
      </State>
    </>
  );
}

function Walk({ direction }: { direction: "horizontal" | "vertical" }) {
  const [current, setCurrent] = useState(1);
  const isLast = current === steps.length - 1;
  return (
    <Stepper
      label={`A ${direction} form`}
      steps={steps}
      current={current}
      onReopen={setCurrent}
      direction={direction}
    >
      <Card className={styles.stack}>
        <p>The fields of “{steps[current]}”.</p>
        <Button variant="secondary" disabled={isLast} onClick={() => setCurrent(current + 1)}>
          {`Finish the ${direction} step`}
        </Button>
      </Card>
    </Stepper>
  );
}
