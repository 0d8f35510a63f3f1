import { Boundary } from "../core/hydration.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { MissingDialog } from "../ui/feedback/MissingPart.tsx";
import type { RequestOptions } from "../core/http/api.ts";
import { uuid } from "../core/uuid.ts";
import type { PendingAct } from "./confirmation/pending-act.ts";
import { type Act, runConfirmed } from "./confirmation/run-confirmed.ts";

const ConfirmationDialog = lazyPart<{ pending: PendingAct }>(
  async () => (await import("./confirmation/ConfirmationDialog.tsx")).ConfirmationDialog,
  ({ pending, ...missing }) => <MissingDialog {...missing} onClose={pending.cancel} />,
);

/**
 * Runs an act that the insurer may want confirmed with a one-time code: `run` sends it, asks for the code if there is
 * need of one, and sends it again with the code. Nothing comes back when the person gives up. What else the act is
 * refused for goes to the caller, as without a code. `dialog` has to stand somewhere on the screen. Where the act has an
 * idempotency key already, its requests bear it.
 */
export function useConfirmation(): {
  run: <Result>(
    act: Act<Result>,
    handles?: RequestOptions["handles"],
    idempotencyKey?: string,
  ) => Promise<Result | undefined>;
  dialog: ReactNode;
} {
  const [pending, setPending] = useState<PendingAct>();
  const keyOf = useRequestKeys();
  // Whoever has been sent a code finds where to type it, also when the network has gone since.
  useEffect(() => void ConfirmationDialog.preload?.(), []);
  const run = <Result,>(
    act: Act<Result>,
    handles: RequestOptions["handles"] = [],
    idempotencyKey = uuid(),
  ) =>
    runConfirmed(act, { handles, show: setPending, keyOf: (code) => keyOf(idempotencyKey, code) });
  const dialog = pending && (
    <Boundary>
      <ConfirmationDialog pending={pending} />
    </Boundary>
  );
  return { run, dialog };
}

/**
 * The keys of the requests that an act comes to: its own, numbered by the codes that it was sent with. The same code
 * again is the same request, so that a lost answer has no second effect; another code is another one.
 */
function useRequestKeys(): (act: string, code: string) => string {
  const given = useRef(new Map<string, number>());
  return (act, code) => {
    const number = given.current.get(act + code) ?? given.current.size + 1;
    given.current.set(act + code, number);
    return `${act}.${number}`;
  };
}
