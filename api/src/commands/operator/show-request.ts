import { detailsBinding } from "../../insurer/requests/kinds.ts";
import { questionsAbout } from "../../insurer/requests/questions.ts";
import { storedFields } from "../../insurer/requests/stored-fields.ts";
import { audit, type CommandArguments, idIn, type OperatorContext, wrong } from "./command.ts";

/** All details of a request. The audit records the access, because they are the customer's data. */
export async function showRequest(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const { db, secrets } = operator;
  const id = idIn(given);
  const request = await db
    .selectFrom("interaction as i")
    .leftJoin("insured as p", "p.insuredNumber", "i.insuredNumber")
    .select(["i.accountId", "i.type", "i.nature", "i.details", "i.language", "i.insuredNumber"])
    .select(["i.createdAt", "i.dueAt", "i.heldAt", "i.reason", "i.lastError", "i.tries"])
    .select(["i.parentId", "i.decider", "i.decideBy", "i.takenBy", "p.firstname", "p.lastname"])
    .where("i.id", "=", id)
    .executeTakeFirst();
  if (!request) throw wrong(`there is no request ${id}`);
  const { accountId, firstname, lastname, insuredNumber } = request;
  await audit(operator, "requests show", id, accountId);
  const details: unknown = JSON.parse(secrets.decrypt(detailsBinding(id), request.details));
  const statuses = await db
    .selectFrom("interactionStatus")
    .select(["status", "at"])
    .where("interactionId", "=", id)
    .orderBy("position")
    .execute();
  return [
    `${request.type}, ${request.nature}, asked ${minute(request.createdAt)} in ${request.language}`,
    insuredNumber === null
      ? "For the whole account"
      : `For ${firstname ?? ""} ${lastname ?? ""}, ${insuredNumber}`,
    ...(accountId === null ? ["Asked by a visitor without an account"] : []),
    ...(request.parentId ? [`Part of ${request.parentId}`] : []),
    ...(request.decider === "BACK_OFFICE" ? [] : [`Decided by ${request.decider}`]),
    ...(request.decideBy ? [`Expected by ${request.decideBy}`] : []),
    ...(request.takenBy ? [`Taken by ${request.takenBy}`] : []),
    "",
    ...storedFields(details).map(({ name, value }) => `${name}: ${value}`),
    ...(await fileLines(operator, id)),
    ...(await questionLines(operator, { id, language: request.language })),
    "",
    ...statuses.map(({ status, at }) => `${minute(at)}  ${status}`),
    ...(request.heldAt ? [`${minute(request.heldAt)}  held`] : []),
    ...(request.reason ? [`Reason: ${request.reason}`] : []),
    ...(request.lastError ? [`Failed: ${request.lastError}, ${request.tries} tries`] : []),
  ];
}

async function questionLines(
  operator: OperatorContext,
  request: { id: string; language: string },
): Promise<string[]> {
  const questions = await questionsAbout(operator, [request]);
  return (questions.get(request.id) ?? []).flatMap(({ askedBy, askedAt, ...asked }) => [
    "",
    `${minute(askedAt)}  asked by ${askedBy}, to be answered by ${asked.answerBy}: ${asked.question}`,
    ...(asked.answeredAt
      ? [`${minute(asked.answeredAt)}  answered: ${asked.answer?.text ?? ""}`]
      : [asked.closedAt ? "closed without an answer" : "not answered yet"]),
    ...(asked.answer?.files ?? []).map(({ url, filename }) => `[${url}  ${filename}]`),
  ]);
}

async function fileLines({ db }: OperatorContext, id: string): Promise<string[]> {
  const files = await db
    .selectFrom("uploadedFile")
    .select(["id", "filename", "fileSize"])
    .where("attachedTo", "=", `interaction ${id}`)
    .orderBy("createdAt")
    .execute();
  return files.map((file) => `[file ${file.id}  ${file.filename}  ${file.fileSize} bytes]`);
}

function minute(at: Date): string {
  return at.toISOString().slice(0, 16);
}
