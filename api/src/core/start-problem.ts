/** Why the product cannot start: one line that names the cause and the mend. The process ends with status 1. */
export class StartProblem extends Error {}
