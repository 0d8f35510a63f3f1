/** The most lines of the grid above zero. */
const MOST_LINES = 4;

export interface Scale {
  readonly top: number;
  /** The values of the grid, from zero to the top. */
  readonly lines: readonly number[];
}

/** A scale from zero to a round value above the highest one, in steps that people count in. */
export function scaleOf(highest: number): Scale {
  const step = roundStep(highest / MOST_LINES);
  const count = Math.max(1, Math.ceil(highest / step));
  return { top: step * count, lines: Array.from({ length: count + 1 }, (_, at) => at * step) };
}

/** The next of 1, 2, 5, 10, 20 … ; never less than one, because nothing here is counted in parts. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= least) ?? power * 10;
}

/** Every how many points a tick has its words, so that they do not touch. */
export function tickStep(count: number, width: number, wordWidth: number): number {
  const fitting = Math.max(1, Math.floor(width / wordWidth));
  return Math.max(1, Math.ceil(count / fitting));
}
