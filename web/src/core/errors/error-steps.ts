/** An event before an error, without a name, a number or content. */
export interface Step {
  readonly at: number;
  readonly what: string;
}

const mostSteps = 20;
const steps: Step[] = [];

/** Records an event for the sample of errors that carry a trace. It is sent with them only. */
export function addBreadcrumb(what: string): void {
  steps.push({ at: Date.now(), what });
  if (steps.length > mostSteps) steps.shift();
}

export function lastBreadcrumbs(): readonly Step[] {
  return steps;
}
