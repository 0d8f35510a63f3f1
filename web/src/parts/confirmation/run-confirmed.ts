import { type GivenCode, toConfirmationHeader } from "@portal/model/portal/act-headers.ts";
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
    const confirm = confirming(act, options, (given) => keyOf(toConfirmationHeader(given)), {
      done: (result) => end(() => resolve(result)),
      failed: (error) => end(() => reject(error)),
      again: (challenge) => wait(challenge),
    });
    const wait = (challenge: ConfirmationChallenge) =>
      show({
        kind: "waiting",
        challenge,
        confirm: (code, means) => confirm({ id: challenge.id, code, ...(means && { means }) }),
        restart,
        cancel,
      });
    const restart = async () => {
      try {
        const result = await act(options);
        end(() => resolve(result));
      } catch (error) {
        const challenge = challengeIn(error);
        if (challenge) wait(challenge);
        else if (isProblem(error, "TOO_MANY_REQUESTS")) show({ kind: "tooMany", cancel });
        else end(() => reject(error));
      }
    };
    void restart();
  });
}

interface Endings<Result> {
  done: (result: Result) => void;
  failed: (error: unknown) => void;
  /** A new number has to prove itself with a code of its own. */
  again: (challenge: ConfirmationChallenge) => void;
}

/** Sends an act with a code. */
function confirming<Result>(
  act: Act<Result>,
  options: RequestOptions,
  keyOf: (given: GivenCode) => string,
  ends: Endings<Result>,
) {
  return async (given: GivenCode): Promise<CodeRefusal | undefined> => {
    const idempotencyKey = keyOf(given);
    try {
      ends.done(await act({ ...options, confirmation: given, idempotencyKey }));
    } catch (error) {
      if (isProblem(error, "CONFIRMATION_REFUSED")) return refusalIn(error);
      const next = challengeIn(error);
      if (next) ends.again(next);
      // Whatever was not refused may work in a moment: the code stays where it was typed.
      else if (isRefusal(error)) ends.failed(error);
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
