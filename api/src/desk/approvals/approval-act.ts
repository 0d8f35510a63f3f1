import type { Right } from "@portal/model/desk/rights.ts";
import { z } from "zod";
import type { DeskCall, DeskWork } from "../call.ts";

/** An act that needs a second member of staff. */
export interface ApprovalAct<Payload> {
  /** Its name in the database, such as `staff role`. */
  name: string;
  /** The right of the one who decides. */
  right: Right;
  payload: z.core.$ZodType<Payload>;
  /** Why the act can no longer be carried out, as a code: it is then ended instead. */
  refusedBy?: (call: Pick<DeskCall, "provider">) => string | undefined;
  /** Carries the act out, in the transaction of the approval, in the role of the jobs. */
  carryOut(desk: DeskWork, payload: Payload, call: Pick<DeskCall, "kinds">): Promise<void>;
}

/** An act with an erased type: the payload is validated when it is decrypted. */
export interface AnyApprovalAct {
  name: string;
  right: Right;
  refusedBy: NonNullable<ApprovalAct<unknown>["refusedBy"]>;
  carryOut(desk: DeskWork, payload: unknown, call: Pick<DeskCall, "kinds">): Promise<void>;
}

export function anyApprovalAct<Payload>(act: ApprovalAct<Payload>): AnyApprovalAct {
  const { name, right, refusedBy = () => undefined } = act;
  return {
    name,
    right,
    refusedBy,
    carryOut: (desk, payload, call) => act.carryOut(desk, z.parse(act.payload, payload), call),
  };
}
