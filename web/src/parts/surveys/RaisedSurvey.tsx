import { Boundary } from "../../core/hydration.tsx";
import { lazyPart, NotMissed } from "../../ui/feedback/lazy-part.tsx";
import { useRaisedSurvey } from "./raised.ts";

const SurveyInvitation = lazyPart(
  async () => (await import("./SurveyInvitation.tsx")).SurveyInvitation,
  NotMissed,
);

/** The invitation to the survey that was raised; its code comes with the first one. */
export function RaisedSurvey() {
  const name = useRaisedSurvey();
  return <Boundary>{name && <SurveyInvitation key={name} name={name} />}</Boundary>;
}
