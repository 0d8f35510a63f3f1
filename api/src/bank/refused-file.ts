/** The reason why a file is refused. Nothing of a refused file is booked. */
export type FileRefusal =
  | "NOT_UTF8"
  | "NOT_XML"
  | "DOCTYPE"
  | "TOO_DEEP"
  | "TOO_LONG"
  | "TOO_LARGE"
  | "TOO_MANY"
  | "UNKNOWN_MESSAGE"
  | "NOT_BY_THE_STANDARD"
  | "AMOUNT"
  | "BALANCE"
  | "SUM"
  | "FOREIGN_ACCOUNT"
  | "UNKNOWN_ORDER";

/** `where` names elements of the standard and limits, never a value of the file, which may be personal. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
  readonly refusal: FileRefusal;
  readonly where: string;

  constructor(refusal: FileRefusal, where: string) {
    super(`${refusal}: ${where}`);
    this.refusal = refusal;
    this.where = where;
  }
}
