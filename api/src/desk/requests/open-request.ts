import type { OpenedRequest } from "@portal/model/desk/requests.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { firstErrorCode, Problem } from "@portal/model/portal/problems.ts";
import { detailsBinding } from "../../insurer/requests/kinds.ts";
import { giveBackRequest, takeRequest } from "../../insurer/requests/take.ts";
import { storedFields } from "../../insurer/requests/stored-fields.ts";
import { type DeskCall, type DeskWork, deskAct, deskRead } from "../call.ts";
import { nameIn } from "./list-waiting.ts";

/** Takes a request, which opens the customer's rows. The later one of two is told who has it. */
export function takeCase(call: DeskCall, id: string): Promise<void> {
  return deskAct(call, { right: "requests.decide", role: "jobs" }, async (desk) => {
    const { db, actor, staff, note } = desk;
    await told(() => takeRequest(db, { id, actor, staffId: staff.staffId }));
    await note({ action: "request taken", subject: id, accountId: await accountOf(desk, id) });
  });
}

export function giveBackCase(call: DeskCall, id: string): Promise<void> {
  return deskAct(call, { right: "requests.decide", role: "jobs" }, async (desk) => {
    const { db, actor, staff, note } = desk;
    const accountId = await desk.requireOpen({ requestId: id });
    await note({ action: "request given back", subject: id, accountId });
    await told(() => giveBackRequest(db, { id, actor, staffId: staff.staffId }));
  });
}

/** A request that is open to the person, with all that it says; one that is not taken is not found. */
export async function readCase(call: DeskCall, id: string): Promise<OpenedRequest> {
  return deskRead(call, { what: "Desk.requests", requestId: id }, async ({ db, secrets }) => {
    const row = await db
      .selectFrom("interaction as i")
      .leftJoin("insured as p", "p.insuredNumber", "i.insuredNumber")
      .select(["i.id", "i.type", "i.nature", "i.status", "i.language", "i.details"])
      .select(["i.createdAt", "i.decideBy", "i.takenAt", "i.insuredNumber"])
      .select(["p.firstname", "p.lastname", "p.birthdate"])
      .where("i.id", "=", id)
      .executeTakeFirstOrThrow();
    const { details, createdAt, takenAt, insuredNumber, ...request } = row;
    const { firstname, lastname, birthdate, language, ...own } = request;
    const history = await db
      .selectFrom("interactionStatus")
      .select(["status", "at"])
      .where("interactionId", "=", id)
      .orderBy("position")
      .execute();
    return {
      ...own,
      language: knownLanguage(language),
      askedAt: createdAt.toISOString(),
      takenAt: takenAt?.toISOString() ?? null,
      person:
        insuredNumber !== null && firstname && lastname && birthdate
          ? { insuredNumber, firstname, lastname, birthdate }
          : null,
      fields: storedFields(JSON.parse(secrets.decrypt(detailsBinding(id), details))),
      history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    };
  });
}

async function accountOf({ db }: DeskWork, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("interaction")
    .select("accountId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  return row.accountId;
}

/** The name of the colleague who was faster, as people say it. */
async function told(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { takenBy } = error instanceof Problem ? error.details : {};
    if (!(error instanceof Problem) || typeof takenBy !== "string") throw error;
    const code = firstErrorCode(error.details) ?? "taken";
    throw new Problem("CONFLICT", { errorCodes: [code], takenBy: nameIn(takenBy) });
  }
}
