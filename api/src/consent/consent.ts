import {
  type Bit,
  type ConsentLine,
  consentLines,
  type Consents,
  consentsRule,
  decidesFor,
} from "@portal/model/consent.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { requireFlag } from "../core/flags.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";
import { parse } from "../core/http/parse.ts";

export interface PersonConsents extends Consents {
  insuredNumber: number;
  /** The version of the texts that a decision refers to now. */
  textVersion: number;
  /** The time of the last decision; nothing if the person has not been asked yet. */
  decidedAt: string | null;
}

export const flag = prepare(() =>
  sql.selectFrom("featureFlag").select("value").where("id", "=", "CONSENT"),
);
export const peopleOn = prepare(() =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["insured.insuredNumber", "birthdate", "partPrincipal", "forInformation"])
    .orderBy("link.position")
    .orderBy("insured.insuredNumber"),
);
const latestVersion = prepare(() =>
  sql.selectFrom("consentText").select((text) => text.fn.max("version").as("version")),
);
const lastEvents = prepare(() => lastEventsIn(sql));

/** The last event of each channel is its present state. */
function lastEventsIn(db: Kysely<Tables>) {
  return db
    .selectFrom("consentEvent")
    .distinctOn(["insuredNumber", "category", "channel"])
    .select(["insuredNumber", "category", "channel", "value", "at"])
    .orderBy("insuredNumber")
    .orderBy("category")
    .orderBy("channel")
    .orderBy("id", "desc");
}

/** The consents of all persons for whom the account decides. */
export async function listConsents(ctx: Context): Promise<PersonConsents[]> {
  const consents = await readConsents(ctx, "");
  if (!consents) throw new Problem("FORBIDDEN");
  return consents;
}

/** The consents of a person of the account; nothing if another account decides or the person is not asked. */
export async function consentsOf(
  ctx: Context,
  insuredNumber: number,
): Promise<PersonConsents | null> {
  const consents = await readConsents(ctx, "");
  return consents?.find((one) => one.insuredNumber === insuredNumber) ?? null;
}

const readConsents = oncePerRequest(async (ctx) => {
  const [[open], people, [text], events] = await Promise.all([
    ctx.read(flag({})),
    ctx.read(peopleOn({})),
    ctx.read(latestVersion({})),
    ctx.read(lastEvents({})),
  ]);
  if (!open?.value) return undefined;
  const today = todayInZurich(ctx.clock.now());
  return people
    .filter((person) => decidesFor(person, today))
    .map(({ insuredNumber }) => {
      const own = events.filter((event) => event.insuredNumber === insuredNumber);
      return standing(insuredNumber, text?.version ?? 1, own);
    });
});

type Event = Omit<ConsentLine, "value"> & { value: boolean; at: Date };

function standing(insuredNumber: number, textVersion: number, events: Event[]): PersonConsents {
  const agreed = new Set(
    events.flatMap(({ category, channel, value }) => (value ? [`${category}.${channel}`] : [])),
  );
  const times = events.map(({ at }) => at.toISOString());
  const bit = (category: string, channel: string): Bit =>
    agreed.has(`${category}.${channel}`) ? 1 : 0;
  const letters = (category: string) => ({
    mail: bit(category, "mail"),
    email: bit(category, "email"),
  });
  const messages = (category: string) => ({ ...letters(category), sms: bit(category, "sms") });
  const all = (category: string) => ({ ...messages(category), phone: bit(category, "phone") });
  return {
    insuredNumber,
    textVersion,
    decidedAt: times.toSorted().at(-1) ?? null,
    customized_offers: all("customized_offers"),
    personalized_services: all("personalized_services"),
    gm_mag: letters("gm_mag"),
    surveys: messages("surveys"),
    data_sharing: { other: bit("data_sharing", "other") },
    statistics: { other: bit("statistics", "other") },
  };
}

interface Decision {
  insuredNumber: number;
  consentsChannels: unknown;
  /** The version of the texts that the customer read; a decision about an older version is refused. */
  textVersion?: number | null | undefined;
}

/**
 * Stores each decision as its own event. Only a change is an event, so that two pages that save at once lose nothing:
 * each changes its own channels, and the response has the state of all.
 */
export async function updateConsents(ctx: Context, decision: Decision): Promise<PersonConsents> {
  const { insuredNumber } = decision;
  const wanted = consentLines(parse(consentsRule(), decision.consentsChannels));
  const today = todayInZurich(ctx.clock.now());
  return ctx.write(async (db, session) => {
    await requireFlag(db, "CONSENT");
    const person = await personOfAccount(db, session.accountId, insuredNumber);
    if (!person) throw new Problem("NOT_FOUND");
    if (!decidesFor(person, today)) throw new Problem("FORBIDDEN");
    // An advisory lock serialises decisions about a person, so that each one sees the state before it.
    await raw`select pg_advisory_xact_lock(26, ${insuredNumber})`.execute(db);
    const version = await versionIn(db);
    if ((decision.textVersion ?? version) !== version) throw new Problem("CONFLICT");
    const ofPerson = () => lastEventsIn(db).where("insuredNumber", "=", insuredNumber).execute();
    const before = consentLines(standing(insuredNumber, version, await ofPerson()));
    const changed = wanted.filter((line) => !before.some((kept) => isSame(kept, line)));
    if (changed.length > 0) {
      const by = { insuredNumber, accountId: session.accountId, textVersion: version };
      await db
        .insertInto("consentEvent")
        .values(changed.map(({ value, ...line }) => ({ ...by, ...line, value: value === 1 })))
        .execute();
      await noteAct(db, session, ctx, "decide about consents", String(insuredNumber));
    }
    return standing(insuredNumber, version, await ofPerson());
  });
}

function isSame(one: ConsentLine, other: ConsentLine): boolean {
  return (
    one.category === other.category && one.channel === other.channel && one.value === other.value
  );
}

async function versionIn(db: Kysely<Tables>): Promise<number> {
  const { version } = await db
    .selectFrom("consentText")
    .select((text) => text.fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  return version;
}

async function personOfAccount(db: Kysely<Tables>, accountId: string, insuredNumber: number) {
  return db
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["birthdate", "partPrincipal", "forInformation"])
    .where("link.accountId", "=", accountId)
    .where("link.insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
}
