import { costLine } from "@portal/model/contract-changes/break-even.ts";
import type { Comparable, Comparison } from "@portal/model/contract-changes/comparison.ts";

/** The input of every part of the chart. */
export interface Drawing {
  given: Comparable;
  comparison: Comparison;
  scale: Scale;
}

/** Maps amounts to positions, in percent from the top left corner. */
export interface Scale {
  x: (costs: number) => number;
  y: (total: number) => number;
  most: number;
  totals: number[];
  costs: number[];
}

const steps = [100_00, 200_00, 500_00, 1000_00, 2000_00, 5000_00];
const MOST_LINES = 5;
const PARTS = 4;

/** Axes that begin and end at a round amount, with few lines between. */
export function scaleOf({ offers, sharing }: Comparable, most: number): Scale {
  const drawn = offers.flatMap((offer) => costLine(offer, sharing, most).map(({ total }) => total));
  const [lowest, highest] = [Math.min(...drawn), Math.max(...drawn)];
  const step =
    steps.find((one) => axisRange(lowest, highest, one).span <= MOST_LINES * one) ??
    steps.at(-1) ??
    1;
  const { from, span } = axisRange(lowest, highest, step);
  return {
    x: (costs) => percent(Math.min(costs, most) / most),
    y: (total) => percent(1 - (total - from) / span),
    most,
    totals: Array.from({ length: span / step + 1 }, (_, place) => from + place * step),
    costs: Array.from({ length: PARTS + 1 }, (_, place) => (place * most) / PARTS),
  };
}

function axisRange(lowest: number, highest: number, step: number): { from: number; span: number } {
  const from = Math.floor(lowest / step) * step;
  return { from, span: Math.max(step, Math.ceil(highest / step) * step - from) };
}

function percent(share: number): number {
  return Math.round(share * 100_00) / 100;
}
