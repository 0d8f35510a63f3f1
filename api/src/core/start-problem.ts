/** A reason not to start that the operator can mend. Its message is one line: the cause, then the mend. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";

  constructor(cause: string, mend: string, options?: ErrorOptions) {
    super(`${cause}. ${mend}.`.replaceAll(/\s*\n\s*/g, " "), options);
  }
}
