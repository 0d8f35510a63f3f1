import { Accordion } from "../../ui/layout/Accordion.tsx";
import { State } from "../State.tsx";

const items = [
  { title: "What is the deductible?", content: <p>What you pay yourself each year, first.</p> },
  { title: "What is the coinsurance?", content: <p>Ten per cent of the rest, up to a limit.</p> },
  { title: "When does a change apply?", content: <p>From the first of January.</p> },
];

export function AccordionSection() {
  return (
    <>
      <State name="Each part by itself">
        <Accordion items={items} />
      </State>
      <State name="One at a time">
        <Accordion
          name="gallery-questions"
          items={items.map((item) => ({ ...item, title: `${item.title} (one at a time)` }))}
        />
      </State>
    </>
  );
}
