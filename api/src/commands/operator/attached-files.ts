import { writeFile } from "node:fs/promises";
import {
  audit,
  type CommandArguments,
  idIn,
  type OperatorContext,
  textOf,
  wrong,
} from "./command.ts";

/** Saves a file that a customer sent with a request or in a conversation, by the file's id, to `--out`. */
export async function saveAttachedFile(
  operator: OperatorContext,
  given: CommandArguments,
  owner: "conversation" | "interaction",
): Promise<string[]> {
  const id = idIn(given);
  const out = textOf(given, "out");
  const word = owner === "conversation" ? "conversation" : "request";
  const file = await operator.db
    .selectFrom("uploadedFile")
    .select(["accountId", "content"])
    .where("id", "=", id)
    .where("attachedTo", "like", `${owner} %`)
    .executeTakeFirst();
  if (!file) throw wrong(`no ${word} has a file ${id}`);
  await audit(operator, `${word}s file`, id, file.accountId);
  // An existing file is not overwritten.
  await writeFile(out, file.content, { flag: "wx", mode: 0o600 }).catch(() => {
    throw wrong(`--out ${out} cannot be written`);
  });
  return [`Saved: ${out}`];
}
