import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits for the next beat since a question, so that how much there was to do for its answer tells nobody whom we know.
 * Under load an answer may take a beat more, whomever it is about. What is left of a difference, the fraction of a
 * millisecond by which a timer is late, is lost in a pause of random length.
 */
export async function nextBeat(began: number, beatMs: number): Promise<void> {
  if (beatMs === 0) return;
  const late = randomInt(Math.ceil(beatMs / 4));
  await pause(beatMs - ((performance.now() - began) % beatMs) + late);
}
