import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { condition } from "../../core/db/condition.ts";
import { letterBinding } from "../../insurer/papers/letter-binding.ts";
import type { Paper } from "../../insurer/pdf/paper.ts";
import { renderPaper } from "../../insurer/pdf/render.ts";
import {
  ChangeLetter,
  changeLetterKey,
  drawChangeLetter,
} from "../../insurer/sign-in/changes/letter.ts";
import { ActivationLetter, drawActivationLetter } from "../../request-access/activation-letter.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  textOf,
} from "./command.ts";

export const letterCommands: Record<string, Command> = {
  "letters print": {
    usage: "--folder FOLDER",
    about: "writes the letters that wait, one PDF each, for the print room",
    texts: ["folder"],
    run: printLetters,
  },
};

/** Printed letters are stored without their codes. */
async function printLetters(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { db, secrets, now } = operator;
  const folder = textOf(given, "folder");
  const letters = await db
    .selectFrom("letter")
    .select(["id", "template", "language", "date", "content"])
    .where("printedAt", "is", null)
    // What came back from there once would come back again.
    .where(condition`not is_returned_address(insured_number, date)`)
    .orderBy("createdAt")
    .forUpdate()
    .skipLocked()
    .execute();
  if (letters.length === 0) return ["No letter waits."];
  await mkdir(folder, { recursive: true });
  for (const { id, template, language, date, content } of letters) {
    const said: unknown = JSON.parse(secrets.decrypt(letterBinding(id), content));
    const { paper, kept: left } = drawn(
      template,
      { language: knownLanguage(language), date },
      said,
    );
    await writeFile(path.join(folder, `${id}.pdf`), await renderPaper(paper), { mode: 0o600 });
    const kept = secrets.encrypt(letterBinding(id), JSON.stringify(left));
    await db
      .updateTable("letter")
      .set({ printedAt: now, content: kept })
      .where("id", "=", id)
      .execute();
    await audit(operator, "letters print", id);
  }
  return [`${letters.length} in ${folder}`];
}

/** The printed letter and the part of it that is stored. */
function drawn(
  template: string,
  about: { language: Language; date: string },
  content: unknown,
): { paper: Paper; kept: object } {
  if (template === changeLetterKey) {
    const said = ChangeLetter.parse(content);
    return { paper: drawChangeLetter(about, said), kept: said };
  }
  const said = ActivationLetter.parse(content);
  return { paper: drawActivationLetter(about, said), kept: { ...said, code: "" } };
}
