import type { OpenedRequest } from "@portal/model/inbox/requests.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { kindOf } from "../../insurer/requests/apply.ts";
import { detailsBinding } from "../../insurer/requests/kinds.ts";
import { questionsAbout } from "../../insurer/requests/questions.ts";
import { storedFields } from "../../insurer/requests/stored-fields.ts";
import { type DeskCall, type DeskWork, deskRead } from "../call.ts";
import { disputedData } from "../disputed-data.ts";
import { changesOf, premiumIn } from "./case-changes.ts";
import { checksOf } from "./case-checks.ts";
import { filesOf } from "./case-files.ts";
import { notesOf } from "./case-notes.ts";
import { situationOf } from "./case-situation.ts";
import { nameIn } from "./list-waiting.ts";
import { waitingApprovalOf } from "./request-approval.ts";

/** A request that is open to the person, with all that it says; one that is not taken is not found. */
export async function readCase(call: DeskCall, id: string): Promise<OpenedRequest> {
  return deskRead(call, { what: "Desk.requests", requestId: id }, async (desk) => {
    const row = await caseRow(desk, id);
    const { details: sealed, accountId, parentId, insuredNumber, personNumber, type } = row;
    const { firstname, lastname, birthdate, language, takenByStaff, takenBy, createdAt } = row;
    const details: unknown = JSON.parse(desk.secrets.decrypt(detailsBinding(id), sealed));
    const files = await filesOf(desk, { id, parentId });
    const situation = await situationOf(desk, { id, accountId });
    const approval = await waitingApprovalOf(desk, id);
    const { nature, status, sentBy, decideBy, waitsUntil, takenAt } = row;
    return {
      id,
      type,
      nature,
      status,
      sentBy,
      decideBy,
      waitsUntil,
      language: knownLanguage(language),
      askedAt: createdAt.toISOString(),
      takenAt: takenAt?.toISOString() ?? null,
      takenBy: takenBy && nameIn(takenBy),
      isMine: takenByStaff === desk.staff.staffId,
      person:
        personNumber !== null && firstname && lastname && birthdate
          ? { insuredNumber: personNumber, firstname, lastname, birthdate }
          : null,
      isApprovable: !approval && kindOf(call.kinds, row)?.hasOwnDecision === false,
      approval: approval ? { by: approval.name, at: approval.askedAt.toISOString() } : null,
      isAskable: accountId !== null,
      fields: storedFields(details),
      changes: await changesOf(desk, { type, insuredNumber, details }),
      premium: premiumIn(details),
      checks: await checksOf(desk, { type, details, accountId, files, situation }),
      files,
      situation,
      disputes:
        personNumber === null ? [] : (await disputedData(desk, [personNumber]))(personNumber),
      notes: await notesOf(desk, id),
      questions: await questionsOf(desk, { id, language }),
      history: await historyOf(desk, id),
    };
  });
}

/** A request that names no person, such as a callback, is one of the holder of the account. */
function caseRow({ db }: DeskWork, id: string) {
  return db
    .selectFrom("interaction as i")
    .leftJoin("account as c", "c.id", "i.accountId")
    .leftJoin("insured as p", (join) =>
      join.on("p.insuredNumber", "=", raw<number>`coalesce(i.insured_number, c.insured_number)`),
    )
    .select(["i.id", "i.type", "i.nature", "i.status", "i.language", "i.details", "i.accountId"])
    .select(["i.createdAt", "i.decideBy", "i.takenAt", "i.takenBy", "i.takenByStaff"])
    .select(["i.waitsUntil", "i.parentId", "i.insuredNumber"])
    .select(["p.firstname", "p.lastname", "p.birthdate"])
    .select(raw<string | null>`representative_name(i.representation_id)`.as("sentBy"))
    .select("p.insuredNumber as personNumber")
    .where("i.id", "=", id)
    .executeTakeFirstOrThrow();
}

async function questionsOf(
  desk: DeskWork,
  request: { id: string; language: string },
): Promise<OpenedRequest["questions"]> {
  const told = (await questionsAbout(desk, [request])).get(request.id) ?? [];
  return told.map(({ id, askedBy, askedAt, question, answerBy, answeredAt, answer }) => ({
    id,
    by: nameIn(askedBy),
    at: askedAt.toISOString(),
    question,
    answerBy,
    answeredAt: answeredAt?.toISOString() ?? null,
    answer: answer && answer.text,
  }));
}

async function historyOf({ db }: DeskWork, id: string): Promise<OpenedRequest["history"]> {
  const rows = await db
    .selectFrom("interactionStatus")
    .select(["status", "at"])
    .where("interactionId", "=", id)
    .orderBy("position")
    .execute();
  return rows.map(({ status, at }) => ({ status, at: at.toISOString() }));
}
