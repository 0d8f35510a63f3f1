import { Failed } from "../../ui/feedback/Failed.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { DeskProblem } from "../http/desk-api.ts";

interface NotOpenedProps {
  readonly error: Error | null;
  readonly failed: string;
  /** What a refusal says, by its code. */
  readonly refusals: Readonly<Partial<Record<string, string>>>;
  readonly onRetry: () => void;
}

/** A case that was not opened: the later one of two clerks reads who was faster. */
export function NotOpened({ error, failed, refusals, onRetry }: NotOpenedProps) {
  const code = error instanceof DeskProblem ? error.errorCode : undefined;
  const refusal = code === undefined ? undefined : refusals[code];
  if (refusal === undefined) return <Failed text={failed} onRetry={onRetry} />;
  return (
    <Notice kind={code === "taken" ? "warning" : "info"}>
      <p>{refusal}</p>
    </Notice>
  );
}

/** The name of the colleague who has the case. */
export function takerIn(error: Error | null): string {
  const name = error instanceof DeskProblem ? error.details["takenBy"] : undefined;
  return typeof name === "string" ? name : "";
}
