import { Boundary } from "../../core/hydration.tsx";
import { lazyPart, SilentFallback } from "../../ui/feedback/lazy-part.tsx";
import { useRaisedSurvey } from "./raised.ts";

const SurveyInvitation = lazyPart(
  async () => (await import("./SurveyInvitation.tsx")).SurveyInvitation,
  SilentFallback,
);

/** The invitation to the raised survey; its code is loaded with the first one. */
export function RaisedSurvey() {
  const name = useRaisedSurvey();
  return <Boundary>{name && <SurveyInvitation key={name} name={name} />}</Boundary>;
}
