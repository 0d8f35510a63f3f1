import { type GivenCode, toConfirmationHeader } from "@portal/model/portal/act-headers.ts";
import { ConfirmationChallenge, ConfirmationRefusal } from "@portal/model/portal/confirmations.ts";
import type { ProblemCode } from "@portal/model/portal/problems.ts";
import { ApiProblem, type RequestOptions } from "../../core/http/api.ts";
import type { CodeRefusal, PendingAct } from "./pending-act.ts";

export type ConfirmableRequest<Result> = (options: RequestOptions) => Promise<Result>;

const handled: readonly ProblemCode[] = [
  "CONFIRMATION_NEEDED",
  "CONFIRMATION_REFUSED",
  "TOO_MANY_REQUESTS",
];

interface ConfirmationOptions {
  /** The refusals that the caller handles, besides those of the code. */
  handles: NonNullable<RequestOptions["handles"]>;
  /** Shows the pending request, or closes the dialog. */
  show: (pending: PendingAct | undefined) => void;
  /** The idempotency key of the request with a code. */
  keyOf: (code: string) => string;
}

/** Sends a request, asks for a code if one is needed, and sends it again with the code. */
export function runConfirmed<Result>(
  act: ConfirmableRequest<Result>,
  { handles, show, keyOf }: ConfirmationOptions,
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
  /** A new phone number needs a code of its own. */
  again: (challenge: ConfirmationChallenge) => void;
}

function confirming<Result>(
  act: ConfirmableRequest<Result>,
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
      // Any other failure may be temporary, so the typed code stays.
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
