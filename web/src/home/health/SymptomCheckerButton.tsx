import { Boundary } from "../../core/hydration.tsx";
import type { SymptomAssessment } from "@portal/model/my-health.ts";
import { type ReactNode, useState } from "react";
import { post } from "../../core/http/api.ts";
import { usePortal } from "../../core/portal.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { MissingDialog } from "../../ui/feedback/MissingPart.tsx";
import { checkerAddress } from "./checker-address.ts";

const AssessmentDialog = lazyPart(
  async () => (await import("./AssessmentDialog.tsx")).AssessmentDialog,
  MissingDialog,
);

/** Opens the symptom checker, after the choice of a person. */
export function SymptomCheckerButton({ children }: { children: ReactNode }) {
  const { insureds, configuration } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const people = insureds.filter(({ forInformation }) => !forInformation);
  const checker = configuration.externalLinks.symptomChecker ?? "";
  const start = (assessmentFor: number) => {
    setAsking(false);
    setLeaving(true);
    post<SymptomAssessment>("/v1/symptom-checker-assessments", { assessmentFor })
      .then((begun) => location.assign(checkerAddress(checker, begun, location.origin)))
      .catch(() => setLeaving(false));
  };
  const [only] = people;
  const ask = () => (people.length === 1 && only ? start(only.insuredNumber) : setAsking(true));
  return (
    <>
      <Button variant="secondary" disabled={isLeaving} onClick={ask}>
        {children}
      </Button>
      {isAsking && (
        <Boundary>
          <AssessmentDialog people={people} onChoose={start} onClose={() => setAsking(false)} />
        </Boundary>
      )}
    </>
  );
}
