import type {
  ConfirmationChallenge,
  ConfirmationRefusal,
} from "@portal/model/portal/confirmations.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Context, Session } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { type ConfirmedAct, openChallenge, type Proved } from "./challenge.ts";
import { consumeCode, isChallengeOf } from "./verify.ts";

type Work<Result, Checked> = {
  /** The parsed input of the act: the code is valid only for it. */
  input: unknown;
  /** A new number to prove: once the act is confirmed, a second code goes to this number and completes the act. */
  proof?: Proved & { act: ConfirmedAct };
} & (
  | {
      /** Refuses an impossible act before a code is sent. Its result is passed to `run`. */
      check: (db: Kysely<Tables>, session: Session) => Promise<Checked>;
      run: (db: Kysely<Tables>, session: Session, checked: Checked) => Promise<Result>;
    }
  | { check?: undefined; run: (db: Kysely<Tables>, session: Session) => Promise<Result> }
);

/** A refusal commits too, because its attempt counts: the transaction returns it, and it is thrown afterwards. */
type Outcome<Result> =
  | { kind: "done"; result: Result }
  | { kind: "needed"; challenge: ConfirmationChallenge }
  | { kind: "refused"; reason: ConfirmationRefusal; triesLeft: number };

/**
 * Like `ctx.write`, for an act that needs a one-time code. Without a code it sends one and fails with
 * `CONFIRMATION_NEEDED` and the challenge; the same request with the code in its header runs the act. Both share one
 * transaction: a code is used up if and only if its act commits.
 */
export async function withOneTimeCode<Result, Checked>(
  ctx: Context,
  act: ConfirmedAct,
  work: Work<Result, Checked>,
): Promise<Result> {
  const { input } = work;
  const decide = async (db: Kysely<Tables>, session: Session): Promise<Outcome<Result>> => {
    const run = await checkedRun(work, db, session);
    const place = { ctx, db, session };
    if (!ctx.confirmation)
      return { kind: "needed", challenge: await openChallenge(place, act, input) };
    const { confirmation } = ctx;
    const { proof } = work;
    const isProof = proof && (await isChallengeOf(place, proof.act, confirmation.id));
    const refusal = await consumeCode(place, isProof ? proof.act : act, input, confirmation);
    if (refusal) return { kind: "refused", ...refusal };
    if (proof && !isProof)
      return { kind: "needed", challenge: await openChallenge(place, proof.act, input, proof) };
    return { kind: "done", result: await run() };
  };
  // The draft is kept until the code is correct.
  const outcome = await ctx.write(decide, ({ kind }) => kind === "done");
  if (outcome.kind === "done") return outcome.result;
  if (outcome.kind === "needed")
    throw new Problem("CONFIRMATION_NEEDED", { challenge: outcome.challenge });
  const { reason, triesLeft } = outcome;
  throw new Problem("CONFIRMATION_REFUSED", { reason, triesLeft });
}

/** Checks the act and returns the function that runs it. */
async function checkedRun<Result, Checked>(
  work: Work<Result, Checked>,
  db: Kysely<Tables>,
  session: Session,
): Promise<() => Promise<Result>> {
  if (!work.check) return () => work.run(db, session);
  const checked = await work.check(db, session);
  return () => work.run(db, session, checked);
}
