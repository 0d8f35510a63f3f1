import { Badge } from "../../ui/feedback/Badge.tsx";
import { State } from "../State.tsx";

export function BadgeSection() {
  return (
    <State name="Tones" layout="row">
      <Badge>To pay</Badge>
      <Badge tone="done">Paid</Badge>
      <Badge tone="warning">Reminder</Badge>
      <Badge tone="bad">Late</Badge>
      <Badge tone="quiet">Cancelled</Badge>
    </State>
  );
}
