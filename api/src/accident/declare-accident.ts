import { randomUUID } from "node:crypto";
import { accidentCover } from "@portal/model/accident/accident-cover.ts";
import {
  type AccidentPayload,
  fromPayload,
  payloadProblems,
} from "@portal/model/accident/accident-payload.ts";
import { accidentMoment } from "@portal/model/accident/accident-rule.ts";
import type { AccidentCover } from "@portal/model/accident/words.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { attachFiles } from "../insurer/attach-files.ts";
import { filePaper } from "../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../insurer/papers/people.ts";
import { type WriteContext, submitRequest } from "../insurer/requests/submit.ts";
import { accidentPaper } from "./accident-paper.ts";
import { accidentRequest, type DeclaredAccident } from "./accident-request.ts";

interface Declared {
  id: string;
  cover: AccidentCover;
  /** The document number of the declaration. */
  iddms: string;
}

/**
 * Declares an accident in one transaction: a request, a copy among the documents and the accident report. The same
 * accident of a person is declared once per household.
 */
export async function declareAccident(ctx: Context, told: AccidentPayload): Promise<Declared> {
  return ctx.write(async (db, session) => {
    const person = await readPerson(db, session.accountId, told.concernedInsuredNumber);
    refuseIfWrong(payloadProblems(told, accidentMoment(ctx.clock.now(), person.birthdate)));
    const id = randomUUID();
    const risk = await readRisk(db, person.insuredNumber, told.accidentDate);
    const cover = accidentCover(risk, fromPayload(told));
    const files = await attachFiles(db, {
      accountId: session.accountId,
      field: "accidentReportFiles",
      uuids: told.accidentReportFiles,
      interactionId: id,
    });
    const act = { ctx, db, session };
    const iddms = await fileDeclaration(act, { told, cover, files });
    await submitRequest(act, accidentRequest, {
      id,
      insuredNumber: person.insuredNumber,
      details: {
        date: told.accidentDate,
        hour: told.accidentHour,
        place: told.accidentPlace,
        description: told.accidentDescription,
        cover,
        iddms,
        files,
        declaration: told,
      },
      deduplicationKey: `${person.insuredNumber} ${told.accidentDate} ${told.accidentHour}`,
      isKeyPermanent: true,
    });
    return { id, cover, iddms };
  });
}

/** A person of the account who is not linked for information only; a foreign person is unknown. */
async function readPerson(db: Kysely<Tables>, accountId: string, insuredNumber: number) {
  const person = await db
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["insured.insuredNumber", "birthdate", "forInformation"])
    .where("link.accountId", "=", accountId)
    .where("link.insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  if (!person) throw refused({ concernedInsuredNumber: "insured.unknown" });
  if (person.forInformation) throw refused({ concernedInsuredNumber: "accident.forInformation" });
  return person;
}

function refuseIfWrong(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw refused(problems);
}

function refused(fields: Record<string, string>): Problem {
  return new Problem("INVALID", { fields });
}

/** Whether the basic contract of a day includes accidents; nothing without a contract on that day. */
async function readRisk(
  db: Kysely<Tables>,
  insuredNumber: number,
  day: string,
): Promise<string | undefined> {
  const contract = await db
    .selectFrom("basicContract")
    .select("risk")
    .where("insuredNumber", "=", insuredNumber)
    .where(raw<boolean>`${day}::date between valid_from and valid_to`)
    .executeTakeFirst();
  return contract?.risk;
}

/** Files a copy of the declaration for the account that made it. */
async function fileDeclaration(
  { ctx, db, session }: WriteContext & { ctx: Pick<Context, "clock"> },
  { told, cover, files }: Pick<DeclaredAccident, "cover" | "files"> & { told: AccidentPayload },
): Promise<string> {
  const addressed = {
    accountId: session.accountId,
    partenaires: [told.concernedInsuredNumber],
    date: todayInZurich(ctx.clock.now()),
    language: ctx.language,
  };
  const {
    people: [person],
  } = await peopleForPaper(db, addressed);
  if (!person) throw new Error("A declaration without an insured person.");
  return filePaper(db, accidentPaper, {
    ...addressed,
    parameters: { accidentDate: told.accidentDate },
    content: {
      declarant: await nameOfAccount(db, session.accountId),
      person,
      declaration: told,
      cover,
      report: files[0]?.filename ?? null,
    },
  });
}

async function nameOfAccount(db: Kysely<Tables>, accountId: string): Promise<string> {
  const { displayName } = await db
    .selectFrom("account")
    .select("displayName")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return displayName;
}
