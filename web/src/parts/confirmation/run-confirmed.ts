import { ConfirmationChallenge, ConfirmationRefusal } from "@portal/model/portal/confirmations.ts";
import type { ProblemCode } from "@portal/model/portal/problems.ts";
import { ApiProblem, type RequestOptions } from "../../core/http/api.ts";
import type { CodeRefusal, PendingAct } from "./pending-act.ts";

export type Act<Result> = (options: RequestOptions) => Promise<Result>;

const handled: readonly ProblemCode[] = [
  "CONFIRMATION_NEEDED",
  "CONFIRMATION_REFUSED",
  "TOO_MANY_REQUESTS",
];

interface Waiting {
  /** What the caller handles besides what a code brings with it. */
  handles: NonNullable<RequestOptions["handles"]>;
  /** Shows what the act waits for, or that it waits no longer. */
  show: (pending: PendingAct | undefined) => void;
  /** The key of the request with a code. */
  keyOf: (code: string) => string;
}

/** Sends an act, has the person asked for a code if there is need of one, and sends it again with the code. */
export function runConfirmed<Result>(
  act: Act<Result>,
  { handles, show, keyOf }: Waiting,
): Promise<Result | undefined> {
  const options = { handles: [...handles, ...handled] };
  return new Promise<Result | undefined>((resolve, reject) => {
    const end = (settle: () => void) => {
      show(undefined);
      settle();
    };
    const cancel = () => end(() => resolve(undefined));
    const confirm = confirming(act, options, (id, code) => keyOf(`${id} ${code}`), {
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
          show({ kind: "waiting", challenge, confirm: given, restart, cancel });
        } else if (isProblem(error, "TOO_MANY_REQUESTS")) show({ kind: "tooMany", cancel });
        else end(() => reject(error));
      }
    };
    void restart();
  });
}

interface Endings<Result> {
  done: (result: Result) => void;
  failed: (error: unknown) => void;
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
    reason: ConfirmationRefusal.safeParse(details["reason"]).data ?? "EXPIRED",
    triesLeft: typeof triesLeft === "number" ? triesLeft : 0,
  };
}
