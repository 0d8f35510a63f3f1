import { Boundary } from "../core/hydration.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { MissingDialog } from "../ui/feedback/MissingPart.tsx";
import type { RequestOptions } from "../core/http/api.ts";
import { uuid } from "../core/uuid.ts";
import type { PendingAct } from "./confirmation/pending-act.ts";
import { type ConfirmableRequest, runConfirmed } from "./confirmation/run-confirmed.ts";

const ConfirmationDialog = lazyPart<{ pending: PendingAct }>(
  async () => (await import("./confirmation/ConfirmationDialog.tsx")).ConfirmationDialog,
  ({ pending, ...missing }) => <MissingDialog {...missing} onClose={pending.cancel} />,
);

/**
 * Runs a request that the insurer may want confirmed with a one-time code: `run` sends it, asks for the code if one is
 * needed, and sends it again with the code. It resolves to nothing if the customer cancels; any other refusal goes to
 * the caller. The caller renders `dialog`. The requests carry the idempotency key of the act, if it has one.
 */
export function useConfirmation(): {
  run: <Result>(
    act: ConfirmableRequest<Result>,
    handles?: RequestOptions["handles"],
    idempotencyKey?: string,
  ) => Promise<Result | undefined>;
  dialog: ReactNode;
} {
  const [pending, setPending] = useState<PendingAct>();
  const keyOf = useRequestKeys();
  // The dialog is prefetched, so that a customer with a code can enter it even if the network has failed since.
  useEffect(() => void ConfirmationDialog.preload?.(), []);
  const run = <Result,>(
    act: ConfirmableRequest<Result>,
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
 * The idempotency keys of an act's requests: its own key, numbered by code. The same code repeats the same request, so
 * that a lost response has no second effect; another code is another request.
 */
function useRequestKeys(): (act: string, code: string) => string {
  const given = useRef(new Map<string, number>());
  return (act, code) => {
    const number = given.current.get(act + code) ?? given.current.size + 1;
    given.current.set(act + code, number);
    return `${act}.${number}`;
  };
}
