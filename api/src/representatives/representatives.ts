import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  DAYS_TO_ACCEPT,
  inviteRepresentative as rule,
  MOST_INVITATIONS_A_DAY,
  MOST_REPRESENTATIONS,
  Relation,
  RepresentationScope,
  RepresentationSide,
  RepresentationState,
} from "@portal/model/representatives/representatives.ts";
import { type Kysely, sql as raw } from "kysely";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context, Session } from "../core/context.ts";
import { statement } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import { emailLookup } from "../core/secrets/secrets.ts";
import { type ConfirmedAct } from "../insurer/confirmations/challenge.ts";
import { withOneTimeCode } from "../insurer/confirmations/with-one-time-code.ts";
import { languageOf } from "../insurer/outbox/account-contact.ts";
import { sendOnAllChannels } from "../insurer/outbox/send-on-all-channels.ts";
import {
  representationAccepted,
  representationConfirmed,
  representationEnded,
  representationInvitation,
} from "./messages.ts";
import { tellOtherSide } from "./other-side.ts";
import { scopeSentence } from "./scope-sentences.ts";

const DAY_SECONDS = 86_400;

const invitationAct: ConfirmedAct = {
  name: "INVITE_REPRESENTATIVE",
  words: {
    fr: "votre représentation",
    de: "Ihre Vertretung",
    it: "la sua rappresentanza",
    en: "your representation",
  },
};

const acceptanceAct: ConfirmedAct = {
  name: "ACCEPT_REPRESENTATION",
  words: {
    fr: "l’acceptation d’une représentation",
    de: "Ihre Zustimmung zu einer Vertretung",
    it: "la sua accettazione di una rappresentanza",
    en: "your consent to represent another person",
  },
};

/** A representation as one of its two accounts sees it. */
export interface Representation {
  id: string;
  side: RepresentationSide;
  state: RepresentationState;
  /** The other person; null while an invitation is open for the one who sent it. */
  name: string | null;
  /** The address that the account typed into the invitation. */
  email: string | null;
  relation: Relation;
  scope: RepresentationScope;
  /** A wider scope that the owner asked for and the representative has not answered. */
  askedScope: RepresentationScope | null;
  people: number[];
  until: string;
  createdOn: string;
  answerBy: string;
  acceptedOn: string | null;
  endedOn: string | null;
  /** Who ended it: this account, the other one, or the insurer. */
  endedBy: "YOU" | "OTHER" | "INSURER" | null;
}

interface Row {
  id: string;
  side: string;
  state: string;
  name: string | null;
  typedLogin: Buffer | null;
  relation: string;
  scope: string;
  askedScope: string | null;
  people: number[];
  until: string;
  createdAt: Date;
  lapsesAt: Date;
  acceptedAt: Date | null;
  endedAt: Date | null;
  endedBy: string | null;
}

const OWN = "select * from own_representations()";

/** The representations that the account gave and holds, the newest first. */
export async function listRepresentations(ctx: Context): Promise<Representation[]> {
  const rows = await ctx.read(statement<Row>(OWN, []));
  return rows.map((row) => {
    const { id, typedLogin, createdAt, lapsesAt, acceptedAt, endedAt, endedBy, ...rest } = row;
    const side = RepresentationSide.parse(row.side);
    return {
      ...rest,
      id,
      side,
      state: RepresentationState.parse(row.state),
      email: typedLogin && ctx.secrets.decrypt(loginBinding(id), typedLogin),
      relation: Relation.parse(row.relation),
      scope: RepresentationScope.parse(row.scope),
      askedScope: row.askedScope === null ? null : RepresentationScope.parse(row.askedScope),
      createdOn: todayInZurich(createdAt),
      answerBy: todayInZurich(lapsesAt),
      acceptedOn: acceptedAt && todayInZurich(acceptedAt),
      endedOn: endedAt && todayInZurich(endedAt),
      endedBy: endedByOf(side, endedBy),
    };
  });
}

function endedByOf(side: RepresentationSide, endedBy: string | null): Representation["endedBy"] {
  if (endedBy === null) return null;
  if (endedBy === "INSURER") return "INSURER";
  return (endedBy === "OWNER") === (side === "GIVEN") ? "YOU" : "OTHER";
}

/** A representation of the account; the same refusal for another's id and for none. */
export async function readRepresentation(ctx: Context, id: string): Promise<Representation> {
  const found = (await listRepresentations(ctx)).find((one) => one.id === id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

function loginBinding(row: string) {
  return { table: "representation", column: "typed_login", row };
}

/**
 * Invites another customer by login address and family name. Whether there is such a customer shows nowhere: the answer
 * and the list are the same, and only that customer is written to.
 */
export async function inviteRepresentative(ctx: Context, given: unknown): Promise<Representation> {
  const today = todayInZurich(ctx.clock.now());
  const input = parse(rule(today), given);
  const id = await withOneTimeCode(ctx, invitationAct, {
    input,
    check: (db, session) => checkInvitation(db, session, input.people),
    run: async (db: Kysely<Tables>, session: Session) => {
      const invited = randomUUID();
      const { email, lastname, relation, scope, people, until } = input;
      const { rows } = await raw<{ id: string | null }>`
        select representative_named(${emailLookup(ctx.secrets, email)}, ${lastname}) as id`.execute(
        db,
      );
      await db
        .insertInto("representation")
        .values({
          id: invited,
          accountId: session.accountId,
          representativeId: rows[0]?.id ?? null,
          relation,
          scope,
          people: [...new Set(people)],
          until,
          typedLogin: ctx.secrets.encrypt(loginBinding(invited), email),
        })
        .execute();
      await noteAct(db, session, ctx, "invite representative", invited);
      await tellOtherSide({ ctx, db, session }, invited, representationInvitation, (language) => ({
        what: scopeSentence(scope, "REPRESENTATIVE", language),
        day: formatDate(moveDay(today, { days: DAYS_TO_ACCEPT })),
        link: "/representatives",
      }));
      return invited;
    },
  });
  return readRepresentation(ctx, id);
}

/** An adult decides alone: only the holder and the children can be entrusted, and always the holder. */
async function checkInvitation(
  db: Kysely<Tables>,
  { accountId }: Session,
  people: readonly number[],
): Promise<void> {
  const { rows } = await raw<{
    number: number;
  }>`select people_to_entrust(${accountId}::uuid) as number`.execute(db);
  const { insuredNumber } = await db
    .selectFrom("account")
    .select("insuredNumber")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const own = new Set(rows.map(({ number }) => number));
  if (!people.every((one) => own.has(one)) || !people.includes(insuredNumber))
    throw new Problem("INVALID", { fields: { people: "invalid" } });
  const { today, open } = await db
    .selectFrom("representation")
    .where("accountId", "=", accountId)
    .select([
      raw<number>`count(*) filter (where created_at > now() - interval '1 day')::int`.as("today"),
      raw<number>`count(*) filter (where ended_at is null and until >= current_date
        and (accepted_at is not null or lapses_at > now()))::int`.as("open"),
    ])
    .executeTakeFirstOrThrow();
  if (today >= MOST_INVITATIONS_A_DAY || open >= MOST_REPRESENTATIONS)
    throw new Problem("TOO_MANY_REQUESTS", { retryAfter: DAY_SECONDS });
}

/** The invited customer confirms; from now on they may act for the other. */
export async function acceptRepresentation(ctx: Context, id: string): Promise<Representation> {
  const input = { id: idOf(id) };
  await withOneTimeCode(ctx, acceptanceAct, {
    input,
    check: async (db: Kysely<Tables>, session: Session) => {
      const { rows } = await raw<{ state: string }>`
        select state from own_representations() where id = ${id} and side = 'HELD'`.execute(db);
      if (!rows[0]) throw new Problem("NOT_FOUND");
      if (rows[0].state !== "WAITING") throw new Problem("CONFLICT", { reason: rows[0].state });
      return session;
    },
    run: async (db: Kysely<Tables>, session: Session) => {
      const { rows } = await raw<{
        done: boolean;
      }>`select accept_representation(${id}) as done`.execute(db);
      if (!rows[0]?.done) throw new Problem("CONFLICT", { reason: "LAPSED" });
      await noteAct(db, session, ctx, "accept representation", id);
      const { until, scope: kept } = await db
        .selectFrom("representation")
        .select(["until", "scope"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const scope = RepresentationScope.parse(kept);
      const day = formatDate(until);
      const place = { ctx, db, session };
      const name = await tellOtherSide(
        place,
        id,
        representationAccepted,
        (language) => ({ day, what: scopeSentence(scope, "OWNER", language) }),
        { onPhone: true },
      );
      const language = await languageOf(db, session.accountId);
      const what = scopeSentence(scope, "REPRESENTATIVE", language);
      await sendOnAllChannels(place, {
        template: representationConfirmed,
        parameters: { name, day, what },
      });
      return null;
    },
  });
  return readRepresentation(ctx, id);
}

/** Ends, takes back or declines; from the next request on it opens nothing. Twice is once. */
export async function endRepresentation(ctx: Context, id: string): Promise<boolean> {
  idOf(id);
  return ctx.write(async (db, session) => {
    const { rows } = await raw<{ done: string | null }>`
      select end_representation(r.id) as done from representation r where r.id = ${id}`.execute(db);
    if (!rows[0]) throw new Problem("NOT_FOUND");
    const { done } = rows[0];
    if (done === null) return true;
    await noteAct(db, session, ctx, "end representation", id);
    if (done !== "ENDED") return true;
    const place = { ctx, db, session };
    const name = await tellOtherSide(place, id, representationEnded, () => ({}), { onPhone: true });
    await sendOnAllChannels(place, { template: representationEnded, parameters: { name } });
    return true;
  });
}

export function idOf(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new Problem("NOT_FOUND");
  return id;
}

/** For whom the request acts; null for one's own account. */
export async function readActingFor(ctx: Context) {
  const { representation } = await ctx.session();
  if (!representation) return null;
  const [account] = await ctx.read(statement<{ name: string }>(NAME, []));
  return { id: representation.id, name: account?.name ?? "", scope: representation.scope };
}

const NAME = "select display_name as name from account";
