import { DraftNotice } from "../../parts/DraftNotice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { MissingPart } from "../../ui/feedback/MissingPart.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { State } from "../State.tsx";

const nothing = () => undefined;
const draft = {
  keptAt: "2026-11-15T09:30:00Z",
  discard: nothing,
  isSafe: () => true,
  leaving: { wanted: undefined, stay: nothing, leave: nothing },
};

export function NoticeSection() {
  return (
    <>
      <State name="Kinds">
        <Notice kind="info">The deadline is extended to 21.12.2026.</Notice>
        <Notice kind="warning">
          <p>Need more time? Move the deadline by 30 days, once per invoice.</p>
          <Button variant="secondary">Extend the deadline</Button>
        </Notice>
        <Notice kind="error">The list could not be loaded.</Notice>
      </State>
      <State name="A draft that is back">
        <DraftNotice draft={draft} />
      </State>
      <State name="A part whose code did not arrive, and one of an older release">
        <MissingPart reset={nothing} isGone={false} />
        <MissingPart reset={nothing} isGone />
      </State>
      <State name="Card">
        <Card>White paper with one soft shadow, for what belongs together.</Card>
      </State>
    </>
  );
}
