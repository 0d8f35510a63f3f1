import { type DeskCall, deskAct, type DeskWork } from "../call.ts";

/** Reads figures and lists that name no customer, in the role of the jobs, which sees each queue. */
export function readFigures<Result>(
  call: DeskCall,
  what: string,
  work: (desk: DeskWork) => Promise<Result>,
): Promise<Result> {
  return deskAct(call, { right: "watch", role: "jobs" }, async (desk) => {
    const result = await work(desk);
    await desk.note({ action: "read", subject: what });
    return result;
  });
}
