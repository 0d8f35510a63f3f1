import { type ReactNode, useState } from "react";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stepper } from "../../ui/layout/Stepper.tsx";
import { VerticalStepper } from "../../ui/layout/VerticalStepper.tsx";
import styles from "../Gallery.module.css";
import { State } from "../State.tsx";

const steps = ["Choice", "Change", "Summary", "Signature"];

export function StepperSection() {
  return (
    <>
      <State name="Horizontal">
        <Walk direction="horizontal">
          {(walk, fields) => (
            <Stepper label="A horizontal form" steps={steps} {...walk}>
              {fields}
            </Stepper>
          )}
        </Walk>
      </State>
      <State name="Vertical">
        <Walk direction="vertical">
          {(walk, fields) => (
            <VerticalStepper
              label="A vertical form"
              steps={steps.map((title) => ({ title, answers: <p>What “{title}” was.</p> }))}
              {...walk}
            >
              {fields}
            </VerticalStepper>
          )}
        </Walk>
      </State>
    </>
  );
}

interface WalkProps {
  direction: "horizontal" | "vertical";
  children: (
    walk: { current: number; onReopen: (step: number) => void },
    fields: ReactNode,
  ) => ReactNode;
}

function Walk({ direction, children }: WalkProps) {
  const [current, setCurrent] = useState(1);
  const isLast = current === steps.length - 1;
  return children(
    { current, onReopen: setCurrent },
    <Card className={styles.stack}>
      <p>The fields of “{steps[current]}”.</p>
      <Button variant="secondary" disabled={isLast} onClick={() => setCurrent(current + 1)}>
        {`Finish the ${direction} step`}
      </Button>
    </Card>,
  );
}
