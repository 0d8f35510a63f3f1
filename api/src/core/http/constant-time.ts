import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Delays a response to the next multiple of a step, so that its time does not reveal whether an account exists. The
 * random part hides the remaining difference, the fraction of a millisecond by which a timer is late.
 */
export async function padToConstantTime(began: number, stepMs: number): Promise<void> {
  if (stepMs === 0) return;
  const steps = Math.floor((performance.now() - began) / stepMs) + 1;
  const due = began + steps * stepMs + randomInt(Math.ceil(stepMs / 4));
  // A timer may fire a fraction of a millisecond early.
  while (performance.now() < due) await pause(Math.ceil(due - performance.now()));
}
