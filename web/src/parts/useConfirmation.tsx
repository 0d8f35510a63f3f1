import { ConfirmationChallenge, ConfirmationRefusal } from "@portal/model/portal/confirmations.ts";
import type { ProblemCode } from "@portal/model/portal/problems.ts";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { MissingDialog } from "../ui/feedback/MissingPart.tsx";
import { ApiProblem, type RequestOptions } from "../core/http/api.ts";
import { uuid } from "../core/uuid.ts";
import type { CodeRefusal, PendingAct } from "./confirmation/pending-act.ts";

type Act<Result> = (options: RequestOptions) => Promise<Result>;

const ConfirmationDialog = lazyPart<{ pending: PendingAct }>(
  async () => (await import("./confirmation/ConfirmationDialog.tsx")).ConfirmationDialog,
  ({ pending, ...missing }) => <MissingDialog {...missing} onClose={pending.cancel} />,
);
const handled: readonly ProblemCode[] = [
  "CONFIRMATION_NEEDED",
  "CONFIRMATION_REFUSED",
  "TOO_MANY_REQUESTS",
];

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
  useEffect(() => ConfirmationDialog.preload?.(), []);
  const run = <Result,>(
    act: Act<Result>,
    handles: RequestOptions["handles"] = [],
    idempotencyKey = uuid(),
  ) => {
    const options = { handles: [...handles, ...handled] };
    return new Promise<Result | undefined>((resolve, reject) => {
      const end = (settle: () => void) => {
        setPending(undefined);
        settle();
      };
      const cancel = () => end(() => resolve(undefined));
      const named = (id: string, code: string) => keyOf(idempotencyKey, `${id} ${code}`);
      const confirm = confirming(act, options, named, {
        done: (result) => end(() => resolve(result)),
        failed: (error) => end(() => reject(error)),
      });
      const restart = async () => {
        try {
          const result = await act(options);
          end(() => resolve(result));
        } catch (error) {
          const challenge = challengeIn(error);
          if (challenge) {
            const given = (code: string) => confirm(challenge.id, code);
            setPending({ kind: "waiting", challenge, confirm: given, restart, cancel });
          } else if (isProblem(error, "TOO_MANY_REQUESTS")) setPending({ kind: "tooMany", cancel });
          else end(() => reject(error));
        }
      };
      void restart();
    });
  };
  const dialog = pending && (
    <Suspense>
      <ConfirmationDialog pending={pending} />
    </Suspense>
  );
  return { run, dialog };
}

interface Endings<Result> {
  done: (result: Result) => void;
  failed: (error: unknown) => void;
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

/** Sends an act with a code. */
function confirming<Result>(
  act: Act<Result>,
  options: RequestOptions,
  keyOf: (id: string, code: string) => string,
  ends: Endings<Result>,
) {
  return async (id: string, code: string): Promise<CodeRefusal | undefined> => {
    const idempotencyKey = keyOf(id, code);
    try {
      ends.done(await act({ ...options, confirmation: { id, code }, idempotencyKey }));
    } catch (error) {
      if (isProblem(error, "CONFIRMATION_REFUSED")) return refusalIn(error);
      // Whatever was not refused may work in a moment: the code stays where it was typed.
      if (isRefusal(error)) ends.failed(error);
    }
    return undefined;
  };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const isFault = error.code === "UNEXPECTED" || error.code === "UNAVAILABLE";
  return error.status < 500 && !isFault;
}

function isProblem(error: unknown, code: ProblemCode): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}

function challengeIn(error: unknown): ConfirmationChallenge | undefined {
  if (!isProblem(error, "CONFIRMATION_NEEDED")) return undefined;
  return ConfirmationChallenge.parse(error.details["challenge"]);
}

function refusalIn({ details }: ApiProblem): CodeRefusal {
  const { triesLeft } = details;
  return {
    reason: ConfirmationRefusal.catch("EXPIRED").parse(details["reason"]),
    triesLeft: typeof triesLeft === "number" ? triesLeft : 0,
  };
}
