import { readFileSync } from "node:fs";
import { valuesIn } from "@portal/model/help/answer.ts";
import { faqValueNames } from "@portal/model/help/faq-values.ts";
import { FaqEntry } from "@portal/model/help/faq.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import { recordOf } from "../../core/records.ts";
import { faqQuestions } from "../../insurer/publishing/faq-questions.ts";
import { publish } from "../../insurer/publishing/publish.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  publisherOf,
  textOf,
  wrong,
} from "./command.ts";

export const faqCommands: Record<string, Command> = {
  "faq list": {
    atDesk: "desk published faq",
    usage: "",
    about: "every question, and whether it is published",
    run: listQuestions,
  },
  "faq change": {
    atDesk: "desk publish faq",
    usage: "--file FILE",
    about:
      "adds or changes the questions of a JSON file, one or a list: id, group, position, and under texts fr, de, it and en with slug, question, answer (a list of paragraphs), easyAnswer (the same in easy language, or nothing) and keywords; a new one is hidden until it is published",
    texts: ["file"],
    run: changeQuestions,
  },
  "faq publish": {
    atDesk: "desk publish faq",
    usage: "ID",
    about: "publishes a question",
    run: (operator, given) => setPublished(operator, given, "publish"),
  },
  "faq hide": {
    atDesk: "desk publish faq",
    usage: "ID",
    about: "takes a question away",
    run: (operator, given) => setPublished(operator, given, "hide"),
  },
};

async function listQuestions({ db }: OperatorContext): Promise<string[]> {
  const rows = await db
    .selectFrom("faqQuestion as question")
    .innerJoin("faqGroup as group", "group.id", "question.groupId")
    .innerJoin("faqAnswer as answer", "answer.questionId", "question.id")
    .select(["question.id", "question.groupId", "question.position", "question.isPublished"])
    .select("answer.question")
    .where("answer.language", "=", "fr")
    .orderBy("group.position")
    .orderBy("question.position")
    .orderBy("question.id")
    .execute();
  if (rows.length === 0) return ["No question."];
  return rows.map(({ id, groupId, position, isPublished, question }) =>
    [
      id.padEnd(24),
      `${groupId} ${position}`.padEnd(14),
      isPublished ? "published" : "hidden   ",
      question,
    ].join("  "),
  );
}

async function changeQuestions(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const entries = readEntries(textOf(given, "file"));
  const groups = await operator.db.selectFrom("faqGroup").select("id").execute();
  const known = groups.map(({ id }) => id);
  const lines: string[] = [];
  for (const entry of entries) {
    if (!known.includes(entry.group))
      throw wrong(`${entry.id}: ${entry.group} is no group; there are ${known.join(", ")}`);
    const isPublished = await changeQuestion(operator, entry);
    await audit(operator, "faq change", entry.id);
    lines.push(`Changed: ${entry.id}${isPublished ? "" : ", hidden until faq publish"}`);
  }
  return lines;
}

async function changeQuestion(operator: OperatorContext, entry: FaqEntry): Promise<boolean> {
  const { id, group, position, texts } = entry;
  const [standing] = await faqQuestions.read(operator.db, id);
  const { isPublished = false, beginsAt = null, endsAt = null } = standing?.content ?? {};
  const content = {
    group,
    position,
    texts: recordOf(languages, (language) => ({
      ...texts[language],
      answer: texts[language].answer.join("\n"),
      easyAnswer: texts[language].easyAnswer.join("\n"),
    })),
    isPublished,
    beginsAt,
    endsAt,
  };
  await refuseTakenSlugs(operator, entry);
  await publish(operator.db, faqQuestions, { item: id, content, ...publisherOf(operator) });
  return isPublished;
}

async function refuseTakenSlugs({ db }: OperatorContext, { id, texts }: FaqEntry): Promise<void> {
  const slugs = languages.map((language) => texts[language].slug);
  const taken = await db
    .selectFrom("faqAnswer")
    .select(["slug", "questionId"])
    .where("slug", "in", slugs)
    .where("questionId", "<>", id)
    .executeTakeFirst();
  if (taken) throw wrong(`${id}: the slug ${taken.slug} belongs to ${taken.questionId}`);
  if (new Set(slugs).size < slugs.length) throw wrong(`${id}: each language needs its own slug`);
}

const FaqFile = z.union([
  z.array(FaqEntry),
  z.pipe(
    FaqEntry,
    z.transform((one) => [one]),
  ),
]);

function readEntries(file: string): FaqEntry[] {
  const parsed = FaqFile.safeParse(jsonIn(file));
  if (!parsed.success) throw wrong(`${file}: ${firstProblem(parsed.error)}`);
  for (const { id, texts } of parsed.data) {
    const used = languages.flatMap((language) =>
      valuesIn([...texts[language].answer, ...texts[language].easyAnswer].join("\n")),
    );
    const unknown = used.find((name) => !faqValueNames.has(name));
    if (unknown)
      throw wrong(`${id}: {{${unknown}}} is no value; there are ${[...faqValueNames].join(", ")}`);
  }
  return parsed.data;
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw wrong(`${file} cannot be read: ${error instanceof Error ? error.message : "no JSON"}`);
  }
}

/** A file is one question or a list of them; the deepest error is the helpful one. */
function firstProblem({ issues }: z.ZodError): string {
  const all = issues.flatMap((issue) =>
    issue.code === "invalid_union" ? issue.errors.flat() : [issue],
  );
  const deepest = all.toSorted((one, other) => other.path.length - one.path.length)[0];
  return deepest ? `${deepest.path.join(".") || "the file"}: ${deepest.message}` : "no question";
}

async function setPublished(
  operator: OperatorContext,
  { words }: CommandArguments,
  verb: "publish" | "hide",
): Promise<string[]> {
  const [id = "", more] = words;
  if (id === "" || more !== undefined) throw wrong("say one id; faq list names them");
  const [standing] = await faqQuestions.read(operator.db, id);
  if (!standing) throw wrong(`${id} is no question: faq list names them`);
  const content = { ...standing.content, isPublished: verb === "publish" };
  await publish(operator.db, faqQuestions, { item: id, content, ...publisherOf(operator) });
  await audit(operator, `faq ${verb}`, id);
  return [verb === "publish" ? `${id} is published` : `${id} is no longer published`];
}
