import { randomUUID } from "node:crypto";
import type {
  InteractionNature,
  InteractionStatus,
  InteractionType,
} from "@portal/model/requests/interactions.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { requestKinds } from "../../src/back-office.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { questionBinding } from "../../src/insurer/requests/questions.ts";
import { detailsBinding } from "../../src/insurer/requests/kinds.ts";
import { refuseRequest } from "../../src/insurer/requests/refuse.ts";
import { hasWritten } from "./conversations.ts";
import { aProcess, clock, type Customer, db, secrets, testConfig } from "../portal.ts";

interface RequestOptions {
  type?: InteractionType | "HAIRCUT";
  nature?: InteractionNature;
  details?: unknown;
  /** The history of statuses, each with its day at noon. */
  steps?: readonly (readonly [status: InteractionStatus | "LOST", day: string])[];
  insuredNumber?: number | null;
  parentId?: string;
  reason?: string;
}

/** Runs the back office once, so that it treats nothing during a later test. */
export async function treatAll(): Promise<void> {
  const { worker } = await aProcess({ config: testConfig({ REQUEST_DELAY_SECONDS: "0" }) });
  // A round passes over the requests on which another job is setting deadlines at the moment.
  for (let round = 0; round < 3; round++) await worker.runDue();
  await worker.stop();
}

/** The insurer refuses the customer's latest request, without any job. */
export async function refuseOpen(who: Customer): Promise<void> {
  const request = await db
    .selectFrom("interaction")
    .selectAll()
    .where("accountId", "=", who.id)
    .where("status", "=", "REQUEST")
    .executeTakeFirstOrThrow();
  const work = { db, secrets, today: todayInZurich(clock.now()) };
  await refuseRequest(work, requestKinds, request, { actor: "operator", reason: "No." });
}

/** A request of a customer with its present status. */
export async function hasAsked(who: Customer, options: RequestOptions = {}): Promise<string> {
  const id = randomUUID();
  const { type = "DOCUMENT", nature = "DOCUMENT", details = { filename: "scan.pdf" } } = options;
  const steps = options.steps ?? [["REQUEST", "2026-03-02"]];
  const noon = (day: string) => new Date(`${day}T12:00:00+01:00`);
  const last = steps.at(-1)?.[0] ?? "REQUEST";
  await db
    .insertInto("interaction")
    .values({
      id,
      accountId: who.id,
      insuredNumber:
        options.insuredNumber === undefined ? who.insuredNumber : options.insuredNumber,
      parentId: options.parentId ?? null,
      type,
      nature,
      status: last === "LOST" ? "REQUEST" : last,
      details: secrets.encrypt(detailsBinding(id), JSON.stringify(details)),
      language: "fr",
      createdAt: noon(steps[0]?.[1] ?? ""),
      reason: options.reason ?? null,
    })
    .execute();
  const history = steps.map(([status, day], position) => ({ position, status, at: noon(day) }));
  await db
    .insertInto("interactionStatus")
    .values(history.map((step) => ({ interactionId: id, accountId: who.id, ...step })))
    .execute();
  return id;
}

/** A question about a request that waits for its answer. Returns its id. */
export async function isAskedBack(
  who: Customer,
  interactionId: string,
  text = "Rhabarberkompott gegessen?",
): Promise<string> {
  const question = randomUUID();
  const words = Object.fromEntries(languages.map((one) => [one, text]));
  await db
    .insertInto("requestQuestion")
    .values({
      id: question,
      interactionId,
      accountId: who.id,
      position: 0,
      question: secrets.encrypt(
        questionBinding("question", question),
        JSON.stringify({ texts: words }),
      ),
      mark: Buffer.alloc(32),
      askedBy: "operator test",
      answerBy: "2026-01-20",
      remindOn: "2026-01-18",
    })
    .execute();
  return question;
}

/** A question about a request, and its answer. */
async function hasAnswered(who: Customer, interactionId: string): Promise<void> {
  const question = await isAskedBack(who, interactionId);
  await db
    .updateTable("requestQuestion")
    .set({
      answer: secrets.encrypt(
        questionBinding("answer", question),
        JSON.stringify({ text: "Stachelbeertorte", files: [] }),
      ),
      answeredAt: new Date(),
    })
    .where("id", "=", question)
    .execute();
}

async function hasConsented(who: Customer): Promise<void> {
  await db
    .insertInto("featureFlag")
    .values({ id: "CONSENT", value: true })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();
  await db
    .insertInto("consentEvent")
    .values({
      insuredNumber: who.insuredNumber,
      accountId: who.id,
      category: "surveys",
      channel: "sms",
      value: true,
      textVersion: 1,
      at: new Date("2024-02-29T10:11:12.345Z"),
    })
    .execute();
}

/** A request with a part and an answered question, a voucher, an employer and a consent. Returns texts that only this customer may read. */
export async function leaveTraces(who: Customer): Promise<string[]> {
  // The first words of both lists, and the day that the walk asks for.
  const parentId = await hasAsked(who, {
    type: "ACCIDENT",
    details: { date: "2026-01-01" },
    steps: [["ARCHIVED", "2026-01-01"]],
  });
  await hasAsked(who, { details: { filename: "Kaffeekraenzchen.pdf" }, parentId });
  await hasAnswered(who, parentId);
  await db
    .insertInto("delegation")
    .values({
      id: randomUUID(),
      insuredNumber: who.insuredNumber,
      providerNumber: "Z998877",
      providerName: "Dr Wolfsgruber",
      startValidity: "2025-06-01",
      endValidity: "2026-06-01",
      treatmentNature: "CHIR",
    })
    .execute();
  await db
    .insertInto("professionalData")
    .values({
      insuredNumber: who.insuredNumber,
      dateOfEntry: "2019-04-01",
      professionalStatus: "EMP",
      employer: "Zuckerbaeckerei Anselm",
      occupation: "Confiserie",
      country: "CH",
      canton: "BE",
    })
    .execute();
  await hasConsented(who);
  await hasWritten(who, { text: "Zahnspange Blumenkohl", answer: "Kartoffelpuffer" });
  const decided = "2024-02-29T10:11:12.345Z";
  return [
    "Zahnspange Blumenkohl",
    "Kartoffelpuffer",
    "Kaffeekraenzchen.pdf",
    "Rhabarberkompott gegessen?",
    "Stachelbeertorte",
    "Dr Wolfsgruber",
    "Zuckerbaeckerei Anselm",
    decided,
  ];
}

/** The open request of a customer to move to Lausanne. */
export const asksToMove = (who: Customer) =>
  hasAsked(who, {
    type: "UPDATE_CORRESPONDENCE_ADDRESS",
    nature: "POSTAL_ADDRESS",
    details: {
      postalUse: "DOMICILE_LEGAL",
      startingDate: "2026-12-01",
      people: [who.insuredNumber],
      street: "Rue du Lac",
      number: "4",
      complement: null,
      poBox: null,
      npa: "1003",
      city: "Lausanne",
      country: "CH",
      canton: "VD",
      localityId: "1003-lausanne",
      ofsLocalityId: null,
      foundAddressId: null,
    },
  });
