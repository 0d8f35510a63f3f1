import type { OtherMeans } from "@portal/model/portal/act-headers.ts";
import type {
  ConfirmationChallenge,
  ConfirmationRefusal,
} from "@portal/model/portal/confirmations.ts";

/** The reason why a code was refused, and the attempts left. */
export interface CodeRefusal {
  reason: ConfirmationRefusal;
  triesLeft: number;
}

/** A request that waits for its code, or is blocked for now. */
export type PendingAct =
  | {
      kind: "waiting";
      challenge: ConfirmationChallenge;
      /** Sends the request with its code; resolves to the reason of a refusal. */
      confirm: (code: string, means?: OtherMeans) => Promise<CodeRefusal | undefined>;
      /** Starts again with a new code. */
      restart: () => Promise<void>;
      cancel: () => void;
    }
  | { kind: "tooMany"; cancel: () => void };
