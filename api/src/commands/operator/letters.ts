import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { renderPaper } from "../../insurer/pdf/render.ts";
import { ActivationLetter, drawActivationLetter } from "../../request-access/activation-letter.ts";
import { letterBinding } from "../../request-access/write-letter.ts";
import { audit, type Command, type Given, type OperatorContext, textOf } from "./command.ts";

export const letterCommands: Record<string, Command> = {
  "letters print": {
    usage: "--folder FOLDER",
    about: "writes the letters that wait, one PDF each, for the print room",
    texts: ["folder"],
    run: printLetters,
  },
};

/** The codes leave with the paper: what was printed is kept here without them. */
async function printLetters(operator: OperatorContext, given: Given): Promise<string[]> {
  const { db, secrets, now } = operator;
  const folder = textOf(given, "folder");
  const letters = await db
    .selectFrom("letter")
    .select(["id", "language", "date", "content"])
    .where("printedAt", "is", null)
    .orderBy("createdAt")
    .forUpdate()
    .skipLocked()
    .execute();
  if (letters.length === 0) return ["No letter waits."];
  await mkdir(folder, { recursive: true });
  for (const { id, language, date, content } of letters) {
    const said = ActivationLetter.parse(JSON.parse(secrets.decrypt(letterBinding(id), content)));
    const paper = drawActivationLetter({ language: knownLanguage(language), date }, said);
    await writeFile(path.join(folder, `${id}.pdf`), await renderPaper(paper), { mode: 0o600 });
    const kept = secrets.encrypt(letterBinding(id), JSON.stringify({ ...said, code: "" }));
    await db
      .updateTable("letter")
      .set({ printedAt: now, content: kept })
      .where("id", "=", id)
      .execute();
    await audit(operator, "letters print", id);
  }
  return [`${letters.length} in ${folder}`];
}
