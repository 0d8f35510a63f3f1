import {
  conversationWords,
  openQuestionWords,
  requestTypeWords,
  requestWords,
} from "@portal/model/own-search/kind-words.ts";
import type { OwnThing } from "@portal/model/own-search/own-things.ts";
import { MessageSubject, subjectName } from "@portal/model/contact/conversations.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { knownType } from "@portal/model/requests/request-words.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import type { SearchScope } from "./search-scope.ts";

export interface FoundRequest extends OwnThing {
  type: string;
  status: string;
  fullname: string | null;
}

export interface FoundConversation extends OwnThing {
  subject: string;
  fullname: string;
}

const startOf = (day: string) => raw<Date>`(${day}::date)::timestamp at time zone 'Europe/Zurich'`;
const fullname = raw<string | null>`p.firstname || ' ' || p.lastname`;

/** The account's requests; a message is found as the conversation that it started. */
const requests = prepare((wanted: { since: string; most: number }) =>
  sql
    .selectFrom("interaction as i")
    .leftJoin("insured as p", "p.insuredNumber", "i.insuredNumber")
    .select(["i.id", "i.type", "i.status", "i.createdAt", fullname.as("fullname")])
    .select(
      raw<boolean>`exists (select from request_question q
        where q.interaction_id = i.id and q.answered_at is null and q.closed_at is null)`.as(
        "isAsked",
      ),
    )
    .where("i.parentId", "is", null)
    .where("i.type", "<>", "CONTACT")
    .where("i.createdAt", ">=", startOf(wanted.since))
    .orderBy("i.createdAt", "desc")
    .orderBy("i.id")
    .limit(wanted.most),
);

const conversations = prepare((wanted: { since: string; most: number }) =>
  sql
    .selectFrom("conversation as c")
    .innerJoin("insured as p", "p.insuredNumber", "c.insuredNumber")
    .select(["c.id", "c.subjectCode", "c.startedAt", "c.lastAt", fullname.as("fullname")])
    .where("c.lastAt", ">=", startOf(wanted.since))
    .orderBy("c.lastAt", "desc")
    .orderBy("c.id")
    .limit(wanted.most),
);

export async function readRequests(ctx: Context, scope: SearchScope): Promise<FoundRequest[]> {
  const rows = await ctx.read(requests(scope));
  return rows.map(({ id, type, status, createdAt, isAsked, fullname: name }) => {
    const date = todayInZurich(createdAt);
    const known = knownType(type);
    return {
      id,
      type,
      status,
      fullname: name,
      date,
      names: name === null ? [] : [name],
      kindWords: [
        requestWords,
        ...(known ? [requestTypeWords[known]] : []),
        ...(isAsked ? [openQuestionWords] : []),
      ].join(" "),
      amounts: [],
      days: [{ from: date, to: date }],
      numbers: [],
    };
  });
}

export async function readConversations(
  ctx: Context,
  scope: SearchScope,
): Promise<FoundConversation[]> {
  const rows = await ctx.read(conversations(scope));
  return rows.map(({ id, subjectCode, startedAt, lastAt, fullname: name }) => {
    const code = MessageSubject.parse(subjectCode);
    const [started, last] = [todayInZurich(startedAt), todayInZurich(lastAt)];
    return {
      id,
      subject: subjectName(code, ctx.language),
      fullname: name ?? "",
      date: last,
      names: [...languages.map((language) => subjectName(code, language)), name ?? ""],
      kindWords: conversationWords,
      amounts: [],
      days: [
        { from: last, to: last },
        { from: started, to: started },
      ],
      numbers: [],
    };
  });
}
