import { roleChange } from "../supervise/role-change.ts";
import { type AnyApprovalAct, anyApprovalAct } from "./approval-act.ts";

/** All acts that need four eyes. A room adds its own here. */
export const approvalActs: readonly AnyApprovalAct[] = [anyApprovalAct(roleChange)];
