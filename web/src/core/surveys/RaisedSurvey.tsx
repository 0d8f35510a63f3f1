import { lazy, Suspense } from "react";
import { useRaisedSurvey } from "./raised.ts";

const SurveyInvitation = lazy(async () => ({
  default: (await import("./SurveyInvitation.tsx")).SurveyInvitation,
}));

/** The invitation to the survey that was raised; its code comes with the first one. */
export function RaisedSurvey() {
  const name = useRaisedSurvey();
  return <Suspense>{name && <SurveyInvitation key={name} name={name} />}</Suspense>;
}
