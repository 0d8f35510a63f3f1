import type { OtherMeans } from "@portal/model/portal/act-headers.ts";
import type {
  ConfirmationChallenge,
  ConfirmationRefusal,
} from "@portal/model/portal/confirmations.ts";

/** Why a code was not taken, and how many tries are left. */
export interface CodeRefusal {
  reason: ConfirmationRefusal;
  triesLeft: number;
}

/** An act that waits for its code, or may not have another one for now. */
export type PendingAct =
  | {
      kind: "waiting";
      challenge: ConfirmationChallenge;
      /** Sends the act with its code; what comes back is why that was refused. */
      confirm: (code: string, means?: OtherMeans) => Promise<CodeRefusal | undefined>;
      /** Begins anew, with another code. */
      restart: () => Promise<void>;
      cancel: () => void;
    }
  | { kind: "tooMany"; cancel: () => void };
