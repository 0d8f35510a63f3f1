import { useState } from "react";
import { ApiProblem, type RequestOptions } from "../core/http/api.ts";
import { useConfirmation } from "../parts/useConfirmation.tsx";
import { uuid } from "../core/uuid.ts";
import { Button } from "../ui/layout/Button.tsx";
import { State } from "./State.tsx";

const challenge = {
  channel: "SMS",
  recipient: "+41 ••• ••• 12",
  resendSeconds: 30,
  otherRecipient: "c•••@example.ch",
  hasRecoveryCodes: true,
  passkey: null,
};

/** A simulated API: the code is 123456, 000000 has expired, and 999999 exceeds the attempts. */
async function act({ confirmation }: RequestOptions): Promise<string> {
  if (!confirmation) {
    const code = "CONFIRMATION_NEEDED";
    throw new ApiProblem(428, { code, challenge: { ...challenge, id: uuid() } });
  }
  if (confirmation.code === "123456") return "done";
  const reasons: Record<string, string> = { "000000": "EXPIRED", "999999": "EXHAUSTED" };
  const reason = reasons[confirmation.code] ?? "WRONG";
  throw new ApiProblem(403, { code: "CONFIRMATION_REFUSED", reason, triesLeft: 4 });
}

const tooMany = () => Promise.reject(new ApiProblem(429, { code: "TOO_MANY_REQUESTS" }));

export function ConfirmationSection() {
  const [outcome, setOutcome] = useState("");
  const confirmation = useConfirmation();
  const run = async (work: typeof act) =>
    setOutcome((await confirmation.run<string>(work)) ?? "given up");
  return (
    <State name="An act that needs a code (it is 123456); one that asked for too many" layout="row">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => void run(act)}>
        Act with a code
      </Button>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => void run(tooMany)}>
        Act too often
      </Button>
      <output>{outcome}</output>
      {confirmation.dialog}
    </State>
  );
}
