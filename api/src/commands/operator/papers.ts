import type { Command, OperatorContext } from "./command.ts";

export const paperCommands: Record<string, Command> = {
  "papers failed": {
    usage: "",
    about:
      "lists the papers that cannot be drawn, with their kind, since when and why; they are tried again each minute, and their invoices are not reminded",
    run: listFailed,
  },
};

async function listFailed({ db }: OperatorContext): Promise<string[]> {
  const failures = await db
    .selectFrom("paperFailure")
    .select(["iddms", "code", "failedAt", "reason"])
    .orderBy("failedAt")
    .orderBy("iddms")
    .execute();
  if (failures.length === 0) return ["Every paper can be drawn."];
  return failures.map(
    ({ iddms, code, failedAt, reason }) => `${iddms} ${code} ${failedAt.toISOString()} ${reason}`,
  );
}
