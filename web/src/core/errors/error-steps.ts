/** Something that happened before an error: no name, number or content is part of it. */
export interface Step {
  readonly at: number;
  readonly what: string;
}

const mostSteps = 20;
const steps: Step[] = [];

/** Notes what the page did, for the share of errors that carry a trace. It stays in the page otherwise. */
export function noteStep(what: string): void {
  steps.push({ at: Date.now(), what });
  if (steps.length > mostSteps) steps.shift();
}

export function lastSteps(): readonly Step[] {
  return steps;
}
