/** Why the server cannot start: one line with the cause and the remedy. The process ends with status 1. */
export class StartProblem extends Error {}
